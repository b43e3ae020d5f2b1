#!/bin/sh
# The recipe of the backgammon nets, from nothing: run in the root of the repository. Every step that has been done
# already is skipped, and the first goes on from its last checkpoint, so it can be interrupted at any time.
set -eu
export RUSTFLAGS="-C target-cpu=native"
cargo build --release -p tavola-train
train="${CARGO_TARGET_DIR:-target}/release/tavola-train"
work="${1:-training}"
mkdir -p "$work"

# Lessons of games that nets play: $1 nets, $2 name, $3 games, $4 seed, $5 trust, $6 strays, and what else is told.
lessons() {
    nets="$1" name="$2" games="$3" seed="$4" trust="$5" strays="$6"
    shift 6
    [ -e "$work/$name.lessons" ] || "$train" lessons "$work/$nets" "$work/$name.lessons" \
        --games "$games" --seed "$seed" --trust "$trust" --strays "$strays" "$@"
}

# Nets fitted to lessons: $1 name, and what else is told to the fit.
fit() {
    name="$1"
    shift
    [ -e "$work/$name/race.net" ] || "$train" fit --to "$work/$name" "$@"
}

# 1. From nothing: every position learns from the next one.
"$train" learn --dir "$work/td" --games 800000

# 2. A small net with two layers learns what those nets' games came to without luck.
lessons td 1 24000 101 0.95 0.12
fit first "$work/1.lessons" --second 32

# 3. Nets of the final size learn from its games, and get a head for each kind of position.
lessons first 2 70000 202 0.8 0.12
fit second "$work/2.lessons" --heads --passes 3 --last-rate 0.00002

# 4. They play, from the start and from positions of all kinds, and learn from what comes of it in the long run.
lessons second 3 24000 303 0.95 0.03
lessons second 4 60000 304 0.95 0.02 --starts "$work/2.lessons" --starts "$work/3.lessons"
fit third "$work/4.lessons" "$work/3.lessons" --from "$work/second" --passes 2 --rate 0.0002

# 5. The same again, looking farther.
lessons third 5 32000 505 0.985 0.01
lessons third 6 60000 506 0.98 0.01 --starts "$work/3.lessons" --starts "$work/5.lessons"
fit fourth "$work/4.lessons" "$work/6.lessons" "$work/3.lessons" "$work/5.lessons" --from "$work/third" \
    --passes 3 --rate 0.0003 --last-rate 0.000008

# 6. A small net picks what the contact net looks at.
[ -e "$work/pick/pick.net" ] || "$train" fit --only pick --to "$work/pick" "$work/3.lessons" "$work/5.lessons" --passes 3

# 7. Lessons with little noise: plays are chosen one roll ahead, and what was nearly chosen is told of too. Twice as many
# hidden units learn from them.
near="--ahead --pick $work/pick/pick.net"
lessons fourth 7 16000 707 0.5 0.05 $near
lessons fourth 8 56000 708 0.5 0.05 $near --starts "$work/5.lessons" --starts "$work/6.lessons"
fit fifth "$work/7.lessons" "$work/8.lessons" --from "$work/fourth" --contact 256 \
    --passes 3 --rate 0.0005 --last-rate 0.000003

# 8. The same again, looking somewhat farther. What comes about late is taught to the outputs alone.
lessons fifth 9 42000 909 0.8 0.05 $near
lessons fifth 10 108000 910 0.8 0.05 $near --starts "$work/5.lessons" --starts "$work/8.lessons"
fit sixth "$work/9.lessons" "$work/10.lessons" --from "$work/fifth" --passes 2 --rate 0.0004 --last-rate 0.000003
lessons fourth 11 20000 711 0.985 0.01 $near
lessons fourth 12 64000 712 0.98 0.01 $near --starts "$work/5.lessons" --starts "$work/6.lessons"
fit far "$work/11.lessons" "$work/12.lessons" --from "$work/sixth" --train outputs \
    --passes 1 --rate 0.0002 --last-rate 0.000003

# 9. Races are played on from where they are to where the tables know the end, and all that came of them is passed on:
# lessons without bias. What noise they have falls with the errors of the net that plays, so once more.
races="--races --starts $work/9.lessons --starts $work/10.lessons"
lessons far 13 500000 913 1 0 $races
fit races1 "$work/13.lessons" --from "$work/far" --only race --passes 8 --rate 0.001 --last-rate 0.000005
lessons races1 14 800000 914 1 0 $races
fit races2 "$work/14.lessons" --from "$work/races1" --only race --passes 7 --rate 0.0008 --last-rate 0.000003
lessons races2 15 850000 915 1 0 $races
fit races3 "$work/14.lessons" "$work/15.lessons" --from "$work/races2" --only race \
    --passes 6 --rate 0.0006 --last-rate 0.000002

# A small net picks what the race net looks at.
[ -e "$work/race-pick/race-pick.net" ] || "$train" fit --only race-pick --to "$work/race-pick" "$work/15.lessons" \
    --passes 60 --rate 0.003

# 10. And once more, many lessons for contact.
lessons races3 16 80000 916 0.8 0.05 $near
lessons races3 17 250000 917 0.8 0.05 $near --starts "$work/8.lessons" --starts "$work/10.lessons"
fit final "$work/16.lessons" "$work/17.lessons" --from "$work/races3" --only contact \
    --passes 2 --rate 0.0003 --last-rate 0.000002

# 11. Positions with three or more checkers far back, which few games have: the heads alone learn from them.
lessons final 18 24000 918 0.9 0.05 $near --start snake
lessons final 19 200000 919 0.85 0.05 $near --starts "$work/16.lessons" --starts "$work/18.lessons"
fit back "$work/16.lessons" "$work/18.lessons" "$work/19.lessons" --from "$work/final" --only contact --contact 256 --train heads \
    --back 3 --passes 1 --rate 0.0001 --last-rate 0.000001

# 12. And once more all layers, with the lessons of the resulting nets.
lessons back 20 150000 920 0.85 0.05 $near
lessons back 21 120000 921 0.85 0.05 $near --starts "$work/16.lessons" --starts "$work/18.lessons" --starts "$work/19.lessons"
fit last "$work/16.lessons" "$work/19.lessons" "$work/20.lessons" "$work/21.lessons" --from "$work/back" --only contact \
    --contact 256 --passes 1 --rate 0.0003 --last-rate 0.000001
