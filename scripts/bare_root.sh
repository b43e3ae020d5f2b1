#!/usr/bin/env bash
# Runs the two commands of the README in a root with only Rust and a C compiler.
#
#   scripts/bare_root.sh [--warm] [FOLDER]
#
# It needs root rights, debootstrap and util-linux here, and the network once: for Debian's packages and for crates that
# are not in the cache yet. FOLDER is the new root; the default is a temporary one. A given folder is kept for the next
# run. It contains Debian's minimal system, gcc and libc6-dev; the Rust toolchain and the cache of crates of
# this machine are mounted into it, and the committed files are copied. Nothing is fetched there (--offline).
#
# Everything is built from scratch: about fifteen minutes of two cores. With --warm this checkout is mounted with its existing
# build of the debug profile: a few minutes. Only SQLite, which is C, is then compiled again.
#
# TESTS selects tests instead of all, such as TESTS="-p tavola --test durability".
set -euo pipefail
cd "$(dirname "$0")/.."

warm=
if [ "${1:-}" = --warm ]; then
    warm=1
    shift
fi
suite=${SUITE:-bookworm}
tests=${TESTS:---workspace}
if [ -z "${BARE_ROOT_INSIDE:-}" ]; then
    root=${1:-$(mktemp -d)}
    status=0
    # All mounts end together with this process.
    BARE_ROOT_INSIDE=1 unshare --mount "$0" ${warm:+--warm} "$root" || status=$?
    [ -n "${1:-}" ] || rm -rf "$root"
    exit $status
fi
root=$(realpath "$1")
# Only its owner can read a temporary folder, but a test runs the program as nobody.
chmod 755 "$root"

if [ ! -e "$root/usr/bin/gcc" ]; then
    debootstrap --variant=minbase --include=gcc,libc6-dev "$suite" "$root" >"$root.log" 2>&1 || {
        tail "$root.log"
        exit 1
    }
fi
for tool in kill ps make cmake pkg-config python3 node git curl; do
    if chroot "$root" sh -c "command -v $tool" | grep -q /; then
        echo "the root is not bare: it has $tool" >&2
        exit 1
    fi
done
cargo fetch --locked --quiet
sysroot=$(rustc --print sysroot)
cargo_home=${CARGO_HOME:-$HOME/.cargo}

mount_at() {
    mkdir -p "$root$1"
    mount --rbind "$1" "$root$1"
}
mount --make-rprivate /
mount_at "$sysroot"
mount_at "$cargo_home/registry"
mount_at /dev
mkdir -p "$root/proc"
mount -t proc proc "$root/proc"
if [ -n "$warm" ]; then
    work=$PWD
    mount_at "$work"
else
    work=/tavola
    mkdir -p "$root$work"
    git archive HEAD | tar --extract --touch --directory "$root$work"
fi

within() {
    chroot "$root" /usr/bin/env -i PATH="$sysroot/bin:/usr/bin:/bin" HOME=/root CARGO_HOME="$cargo_home" \
        ${CARGO_PROFILE_DEV_DEBUG:+CARGO_PROFILE_DEV_DEBUG=$CARGO_PROFILE_DEV_DEBUG} CARGO_NET_OFFLINE=true \
        bash -euc "cd $work; $1"
}
step() { printf '\n== %s (%ss)\n' "$*" "$SECONDS"; }

release=--release
if [ -n "$warm" ]; then
    release=
    step "SQLite by the C compiler"
    within 'cargo build --quiet --locked -p libsqlite3-sys --target-dir /tmp/sqlite && ls -l /tmp/sqlite/debug/build/libsqlite3-sys-*/out/libsqlite3.a'
fi

step "cargo run $release"
within "cargo build --quiet --locked $release -p tavola"
within "
    cargo run --quiet --locked $release -- --no-open --port 0 --data /tmp/data --json >/tmp/place &
    until grep -q url /tmp/place; do builtin kill -0 \$!; sleep 1; done
    cat /tmp/place
    port=\$(sed 's/.*\"port\":\\([0-9]*\\).*/\\1/' /tmp/place)
    exec 3<>/dev/tcp/127.0.0.1/\$port
    printf 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n' >&3
    head -c 15 <&3 | grep 'HTTP/1.1 200'
    builtin kill \$!
    wait \$! || true"

step "cargo test $tests"
within "cargo test --quiet --locked $tests"

step "done"
