#!/bin/bash
# Starts the package where it can't start: each time it exits by itself, and its message names the cause. Needs root, for the mounts.
if [ -z "${INSIDE:-}" ]; then exec env INSIDE=1 unshare --mount bash "$0"; fi
. "$(dirname "$0")/lib.sh"
mount --make-rprivate /
start_postgres
make_package
mkdir "$work/readonly" "$work/full"
mount -t tmpfs -o ro tmpfs "$work/readonly"
mount -t tmpfs -o size=64k tmpfs "$work/full"
dd if=/dev/zero of="$work/full/filled" bs=1k 2>/dev/null || true
taken=$(free_port); port=$(free_port)
node -e "require('net').createServer().listen($taken, '127.0.0.1')" & started+=("$!")

# refused WHAT MESSAGE VARIABLES…: it exits with 1 and says so, without a stack.
refused() {
  local what=$1 message=$2 code=0; shift 2
  run_app refused PORT="$port" "$@"
  wait "$pid" || code=$?
  expect "it exits at $what" 1 "$code"
  expect "and names $what" 1 "$(grep -cF "$message" "$work/refused.log" || true)"
  expect "without a stack" 0 "$(grep -c '^ *at ' "$work/refused.log" || true)"
}
refused "a wrong setting" 'DATABASE_POOL is "one"; expected a whole number' DATABASE_POOL=one
refused "a missing setting" 'PAYFAST_PASSPHRASE is not set; MODE=production needs' MODE=production
refused "a misspelt setting" 'SITE_ULR is not a setting, so it does nothing. Did you mean SITE_URL?' SITE_ULR=http://localhost PORT="$taken"
refused "a read-only file system" "Cannot write to the data folder $work/readonly: the file system is read-only." DATA_DIR="$work/readonly"
refused "a full disk" "Cannot write to the data folder $work/full: the disk is full." DATA_DIR="$work/full"
refused "a port in use" "Port $taken on 127.0.0.1 is in use." PORT="$taken"
refused "a database that isn't there" "127.0.0.1:$port" DATABASE_URL="postgres://thengisa@127.0.0.1:$port/thengisa"

# A dead mail server is said, and stops nothing.
run_app mail PORT="$port" SMTP_URL="smtp://127.0.0.1:$(free_port)"
wait_for 240 is_ok "http://127.0.0.1:$port/readyz"
wait_for 10 grep -q 'SMTP_URL: this server accepts no emails from us' "$work/mail.log"
echo "ok: a dead mail server is named, and the app starts"
