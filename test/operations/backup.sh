#!/bin/bash
# Backs a PostgreSQL of Debian up with its pg_dump, to a folder and to a stand-in for S3, while users sign up, and restores each.
. "$(dirname "$0")/lib.sh"
need curl curl
start_postgres
run() { node --import "$root/scripts/launch/resolve-once.ts" "$root/scripts/$1.ts" "${@:2}"; }
sql() { "$pgbin/psql" -h 127.0.0.1 -p "$pgport" -U thengisa -tA -d "$1" -c "$2"; }
s3=$(free_port)
node "$root/node_modules/s3rver/bin/s3rver.js" --directory "$work/s3" --address 127.0.0.1 --port "$s3" --configure-bucket files --configure-bucket backups >"$work/s3.log" 2>&1 &
started+=("$!")
export DATA_DIR="$work/data" DEMO=off SECRET_KEY="a secret of these scripts, of 32 letters"
export FILES_DRIVER=s3 S3_ENDPOINT="http://127.0.0.1:$s3" S3_REGION=af-south-1 S3_BUCKET=files S3_ACCESS_KEY=S3RVER S3_SECRET_KEY=S3RVER
run db migrate >/dev/null
# Jobs, reps and applications of a made-up market, so that there is something to restore.
run seed --jobs "${JOBS:-2000}" --reps "${REPS:-2000}" --businesses 200 >"$work/seed.log" 2>&1
echo "database: $(sql thengisa 'select pg_size_pretty(pg_database_size(current_database()))')"

# Writes that go on during the backups.
(while sleep 0.02; do sql thengisa "insert into backups (id, done_at) values (gen_random_uuid(), now() - interval '1 year')" >/dev/null 2>&1 || true; done) &
writer=$!; started+=("$writer")

for to in "$work/backups" "s3://backups/nightly"; do
  run backup --to "$to"
  said=$(run restore --from "$to" --dry-run 2>&1 || true)
  expect "the running database is refused" 1 "$(grep -c 'is not empty' <<<"$said")"
  "$pgbin/createdb" -h 127.0.0.1 -p "$pgport" -U thengisa restored
  begun=$(date +%s%N)
  said=$(DATABASE_URL="postgres://thengisa@127.0.0.1:$pgport/restored" DATA_DIR="$work/other" run restore --from "$to")
  echo "$said"
  expect "the restored database has no finding" 1 "$(grep -c 'verified, 0 findings' <<<"$said")"
  echo "restored from $to in $((($(date +%s%N) - begun) / 1000000)) ms"
  expect "the reps are all there" "$(sql thengisa 'select count(*) from users')" "$(sql restored 'select count(*) from users')"
  "$pgbin/dropdb" -h 127.0.0.1 -p "$pgport" -U thengisa restored
done
run restore --from "$work/backups" --drill
kill "$writer" 2>/dev/null || true
expect "no backup has the secret" 0 "$(grep -rl "$SECRET_KEY" "$work/backups" | wc -l)"
