#!/bin/sh
# The recipe of the backgammon nets, from nothing: run in the root of the repository. Every step that has been done
# already is skipped, and the long ones go on from their last checkpoint, so it can be interrupted at any time.
set -eu
export RUSTFLAGS="-C target-cpu=native"
cargo build --release -p tavola-train
train="${CARGO_TARGET_DIR:-target}/release/tavola-train"
work="${1:-training}"
mkdir -p "$work"

# Lessons of games that nets play: $1 nets, $2 name, $3 games, $4 seed, $5 trust.
lessons() {
    [ -e "$work/$2.lessons" ] || "$train" lessons "$work/$1" "$work/$2.lessons" --games "$3" --seed "$4" --trust "$5"
}

# Nets fitted to lessons: $1 name, and what else is told to the fit.
fit() {
    name="$1"
    shift
    [ -e "$work/$name/race.net" ] || "$train" fit --to "$work/$name" "$@"
}

# 1. From nothing: every position learns from the next one.
"$train" learn --dir "$work/td" --games 2200000

# 2. A small net with two layers learns what those nets' games came to without luck.
lessons td 1 24000 101 0.95
fit first "$work/1.lessons" --contact 128 --second 32 --race 128

# 3. Nets of the final size learn from its games, a smaller one plays faster than they do.
lessons first 2 70000 202 0.8
fit quick "$work/2.lessons" --contact 128 --second 64 --race 128
fit second "$work/2.lessons" --contact 256 --second 64 --race 128

# 4. The quick nets play on and learn from their own games.
"$train" refine --dir "$work/rounds" --from "$work/quick" --warm --contact 128 --race 128 --second 64 \
    --rounds 4 --games 15000 --rate 0.0001 --seed 77 --keep

# 5. The final nets learn all of it.
fit final "$work/2.lessons" "$work"/rounds/round-*.lessons --from "$work/second" \
    --passes 3 --rate 0.0002 --last-rate 0.000008

# 6. A small net picks what the contact net looks at.
[ -e "$work/pick/pick.net" ] || "$train" fit --pick --to "$work/pick" "$work/2.lessons" --passes 3
