#!/bin/bash
# Migrates a market of $JOBS jobs (1,000,000) from a former version while that version answers 50 requests a second: migrations.sh [COMMIT], by default the
# commit before the newest migration. Says how long each table refused writers.
. "$(dirname "$0")/lib.sh"
need jq jq
start_postgres
former_version "$(git -C "$root" rev-parse "${1:-$(git -C "$root" log -1 --format=%H -- db/migrations)~1}")"
export SECRET_KEY="a secret of these scripts, of 32 letters" DATA_DIR="$work/data" DEMO=off
run() { (cd "$1" && node --import "$1/scripts/launch/resolve-once.ts" "$1/scripts/$2.ts" "${@:3}"); }
run "$tree" db migrate >/dev/null
jobs=${JOBS:-1000000}
run "$tree" seed --jobs "$jobs" --hires $((jobs / 20)) >"$work/seed.log" 2>&1
echo "database: $("$pgbin/psql" "$DATABASE_URL" -tAc 'select pg_size_pretty(pg_database_size(current_database()))')"
port=$(free_port)
(cd "$tree" && node scripts/run.mjs scripts/build-web.ts >"$work/build.log" 2>&1)
(cd "$tree" && PORT=$port SITE_URL="http://127.0.0.1:$port" AUTH_AUTOCONFIRM=true RATE_LIMITS=off LOG_LEVEL=warn exec node server/main.ts) >"$work/former.log" 2>&1 &
started+=("$!")
wait_for 300 curl -fsS "http://127.0.0.1:$port/readyz"
node "$root/test/operations/load.ts" --origin "http://127.0.0.1:$port" --requests "${REQUESTS:-10001}" >"$work/load.json" 2>"$work/load.log" &
load=$!; started+=("$load")
node "$root/test/operations/lock-waits.ts" >"$work/waits.json" 2>"$work/waits.log" &
waits=$!; started+=("$waits")
sleep 10
begun=$(date +%s%N)
run "$root" db migrate
echo "migrated in $((($(date +%s%N) - begun) / 1000000)) ms"
sleep 5
kill -TERM $waits; wait $waits || true
wait $load || true
jq -c 'del(.written)' "$work/load.json"
jq -c . "$work/waits.json"
expect "no request fails" 0 "$(jq .failed "$work/load.json")"
# A request that waits longer than the pool's 15 seconds is answered with 503.
expect "no table refuses writers for 15 seconds" 0 "$(jq '[.probed[] | select(. >= 15000)] | length' "$work/waits.json")"
