#!/bin/bash
# Walks through docs/operations/backup.md with pgBackRest: a full backup, a mistake, and the database as it was the second before it.
. "$(dirname "$0")/lib.sh"
need pgbackrest pgbackrest
owner=$([ "$(id -u)" = 0 ] && echo postgres || id -un)
install -d -m 700 -o "$owner" "$work/repo" "$work/log" "$work/lock"
cat > "$work/pgbackrest.conf" <<END
[global]
repo1-path=$work/repo
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=a passphrase of these scripts
log-path=$work/log
lock-path=$work/lock
spool-path=$work/log
log-level-console=warn
start-fast=y
process-max=2
[thengisa]
pg1-path=$work/postgres
pg1-port=REPLACED
pg1-user=thengisa
pg1-database=postgres
pg1-socket-path=/tmp
END
backrest() { as_postgres pgbackrest --config="$work/pgbackrest.conf" --stanza=thengisa "$@"; }
start_postgres "-c archive_mode=on -c wal_level=replica -c archive_timeout=60 -k /tmp -c archive_command='pgbackrest --config=$work/pgbackrest.conf --stanza=thengisa archive-push %p'"
sed -i "s/REPLACED/$pgport/" "$work/pgbackrest.conf"
sql() { "$pgbin/psql" -h 127.0.0.1 -p "$pgport" -U thengisa -tA -d thengisa -c "$1"; }
DATA_DIR="$work/data" node --import "$root/scripts/launch/resolve-once.ts" "$root/scripts/db.ts" migrate >/dev/null
backrest stanza-create
backrest check
begun=$(date +%s%N)
backrest --type=full backup
echo "full backup in $((($(date +%s%N) - begun) / 1000000)) ms"
sql "insert into backups (id) select gen_random_uuid() from generate_series(1, 1000)" >/dev/null
sleep 1; before=$(sql "select now()"); sleep 1
sql "delete from backups" >/dev/null
sql "select pg_switch_wal()" >/dev/null
begun=$(date +%s%N)
as_postgres "$pgbin/pg_ctl" -D "$work/postgres" -m fast stop >/dev/null
backrest --delta --type=time --target="$before" --target-action=promote restore
as_postgres "$pgbin/pg_ctl" -D "$work/postgres" -w -t 120 -l "$work/postgres/log.txt" -o "-p $pgport -k /tmp -h 127.0.0.1 -c archive_mode=off" start >/dev/null
promoted() { [ "$(sql 'select pg_is_in_recovery()')" = f ]; }
wait_for 60 promoted
echo "back at $before in $((($(date +%s%N) - begun) / 1000000)) ms"
expect "the rows of before the mistake are back" 1000 "$(sql 'select count(*) from backups')"
DATA_DIR="$work/data" node --import "$root/scripts/launch/resolve-once.ts" "$root/scripts/ledger.ts" verify
