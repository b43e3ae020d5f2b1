#!/bin/sh
# The recipe of the backgammon nets, from nothing: run in the root of the repository. Every step that has been done
# already is skipped, and the first goes on from its last checkpoint, so it can be interrupted at any time.
set -eu
export RUSTFLAGS="-C target-cpu=native"
cargo build --release -p tavola-train
train="${CARGO_TARGET_DIR:-target}/release/tavola-train"
work="${1:-training}"
mkdir -p "$work"

# Lessons of games that nets play: $1 nets, $2 name, $3 games, $4 seed, $5 trust, $6 strays, and other options.
lessons() {
    nets="$1" name="$2" games="$3" seed="$4" trust="$5" strays="$6"
    shift 6
    [ -e "$work/$name.lessons" ] || "$train" lessons "$work/$nets" "$work/$name.lessons" \
        --games "$games" --seed "$seed" --trust "$trust" --strays "$strays" "$@"
}

# A net that is fitted to lessons: $1 folder, $2 net, the files and other options. A fit that was interrupted begins again.
fit() {
    folder="$work/$1" net="$2"
    shift 2
    [ -e "$folder/$net.net" ] && return
    "$train" fit "$net" --to "$folder/$net.draft" "$@"
    mv "$folder/$net.draft" "$folder/$net.net"
}

# A folder has a contact net and a race net: $1 folder, $2 folder of the race net.
race_of() {
    [ -e "$work/$1/race.net" ] || cp "$work/$2/race.net" "$work/$1/race.net"
}

# The mean of contact nets, with the last race net: $1 folder, the folders of the nets.
mean() {
    folder="$work/$1"
    shift
    mkdir -p "$folder"
    nets=""
    for net; do nets="$nets $work/$net/contact.net"; done
    [ -e "$folder/contact.net" ] || "$train" mean $nets --to "$folder/contact.net"
    [ -e "$folder/race.net" ] || cp "$work/last/race.net" "$folder/race.net"
}

# 1. From nothing: small nets learn every position from the next one.
"$train" learn --dir "$work/td" --games 800000

# 2. Nets learn what those nets' games came to without luck.
lessons td 1 24000 101 0.95 0.12
fit first contact "$work/1.lessons" --passes 6
fit first race "$work/1.lessons" --passes 6

# 3. Nets learn from the games of those, and a small net learns to preselect.
lessons first 2 70000 202 0.8 0.12
fit second contact "$work/2.lessons" --passes 3
fit second race "$work/2.lessons" --passes 3
[ -e "$work/second/pick.net" ] || "$train" game-pick backgammon "$work/second" --to "$work/second/pick.net"

# 4. Lessons with little noise: plays are chosen one roll ahead, and nearly chosen ones are lessons too. Half of the games begin in
# positions of all kinds.
near="--ahead --pick $work/second/pick.net"
lessons second 3 60000 303 0.5 0.05 $near
lessons second 4 120000 304 0.5 0.05 $near --starts "$work/2.lessons"
fit third contact "$work/3.lessons" "$work/4.lessons" --passes 4
race_of third second

# 5. Races are played to the point where the tables know the end, and the whole result is passed on: lessons without bias.
# Their noise falls with the errors of the net that plays, so three times.
races="--races --starts $work/3.lessons --starts $work/4.lessons"
lessons third 5 500000 913 1 0 $races
fit races1 race "$work/5.lessons" --from "$work/third/race.net" --passes 8 --rate 0.001 --last-rate 0.000005
[ -e "$work/races1/contact.net" ] || cp "$work/third/contact.net" "$work/races1/contact.net"
lessons races1 6 800000 914 1 0 $races
fit races2 race "$work/6.lessons" --from "$work/races1/race.net" --passes 7 --rate 0.0008 --last-rate 0.000003
[ -e "$work/races2/contact.net" ] || cp "$work/third/contact.net" "$work/races2/contact.net"
lessons races2 7 850000 915 1 0 $races
fit races3 race "$work/6.lessons" "$work/7.lessons" --from "$work/races2/race.net" \
    --passes 6 --rate 0.0006 --last-rate 0.000002
[ -e "$work/races3/contact.net" ] || cp "$work/third/contact.net" "$work/races3/contact.net"
fit races3 race-pick "$work/7.lessons" --passes 60 --rate 0.003

# 6. Many lessons of the resulting nets, with a longer horizon: from the start, from positions of all kinds, and from the start of
# snake, which has three and more checkers far back.
lessons races3 8 200000 916 0.85 0.05 $near
lessons races3 9 250000 917 0.85 0.05 $near --starts "$work/3.lessons" --starts "$work/4.lessons"
lessons races3 10 60000 918 0.9 0.05 $near --start snake
fit last contact "$work/8.lessons" "$work/9.lessons" "$work/10.lessons" --passes 3
race_of last races3

# 7. The judgement of these nets one roll ahead, without noise.
lessons last 11 30000 919 0 0.05 $near
lessons last 12 30000 920 0 0.05 $near --starts "$work/3.lessons" --starts "$work/4.lessons"
fit near contact "$work/11.lessons" "$work/12.lessons" --from "$work/last/contact.net" --passes 2 --rate 0.0003
race_of near last

# 8. The results of whole games, whose noise one pass over many positions averages out; then the judgement of the resulting net one roll
# ahead, and the mean of the nets before and after.
lessons near 13 60000 921 0.97 0.02 $near --starts "$work/3.lessons" --starts "$work/4.lessons"
lessons near 14 24000 922 0.97 0.02 $near
fit far contact "$work/13.lessons" "$work/14.lessons" --from "$work/near/contact.net" --passes 1 --rate 0.0002
race_of far last
lessons far 15 25000 923 0 0.05 $near
lessons far 16 46000 924 0 0.05 $near --starts "$work/3.lessons" --starts "$work/4.lessons"
fit after contact "$work/15.lessons" "$work/16.lessons" --from "$work/far/contact.net" --passes 2 --rate 0.0003
mean whole near after after

# 9. Many checkers far back: the results of whole games from the starts of snake and longgammon, beside those from the start and from
# positions of all kinds. Then the judgement of the resulting nets one roll ahead, twice, and means.
kinds="--starts $work/12.lessons --starts $work/17.lessons"
lessons whole 17 6000 925 0.99 0.02 $near --start snake
lessons whole 18 1500 926 0.98 0.02 $near --start longgammon
lessons whole 19 16000 927 0.97 0.02 $near
lessons whole 20 24000 928 0.97 0.02 $near $kinds
results="$work/17.lessons $work/18.lessons $work/19.lessons $work/20.lessons"
fit back contact $results --from "$work/whole/contact.net" --passes 1 --rate 0.0002
race_of back last
lessons back 21 9000 929 0 0.05 $near
lessons back 22 14000 930 0 0.05 $near $kinds
lessons back 23 2600 931 0.9 0.05 $near --start snake
lessons back 24 600 932 0.9 0.05 $near --start longgammon
judged="$work/21.lessons $work/22.lessons $work/23.lessons $work/24.lessons"
fit judged contact $judged --from "$work/back/contact.net" --passes 2 --rate 0.0003
mean all whole back judged judged
lessons all 25 9500 933 0 0.05 $near
lessons all 26 14000 934 0 0.05 $near $kinds
fit again contact $judged "$work/25.lessons" "$work/26.lessons" --from "$work/all/contact.net" --passes 1 --rate 0.0002
mean final all again
