#!/bin/bash
# A process with a real streaming replica (pg_basebackup): lists are read there, from the primary while it is behind or gone, and from it while the
# primary is gone. PACKAGE=source runs the clone.
. "$(dirname "$0")/lib.sh"
need curl curl
start_postgres "-c wal_level=replica -c max_wal_senders=4 -c wal_keep_size=256MB"
make_package
make_replica
port=$(free_port); metrics=$(free_port); site="http://127.0.0.1:$port"
run_app web PORT="$port" METRICS_PORT="$metrics" SITE_URL="$site" LOG_LEVEL=warn \
  DATABASE_REPLICA_URL="postgres://thengisa@127.0.0.1:$replica_port/thengisa"
wait_for 240 is_ok "$site/readyz"

delay_known() { curl -s "http://127.0.0.1:$metrics/metrics" | grep -q '^thengisa_read_behind_seconds '; }
delay_unknown() { ! delay_known; }
# Each list is asked for by other words, so none is cached.
asked=0
list() { asked=$((asked + 1)); status "$site/api/postings?q=word$asked"; }
wait_for 60 delay_known
curl -s "http://127.0.0.1:$metrics/metrics" | grep '^thengisa_read_behind_seconds '
# By its log: a connection reports its statistics ten seconds late.
lists_read() { grep -c 'select "jobs"' "$work/replica/log.txt" || true; }
before=$(lists_read)
for _ in 1 2 3 4 5; do expect "a list is answered" 200 "$(list)"; done
expect "the replica has read each list" true "$([ $(($(lists_read) - before)) -ge 5 ] && echo true)"

sql 'select pg_wal_replay_pause()' "$replica_port"
sql 'create table moved (x int)'
behind() { sql 'insert into moved values (1)'; [ "$(curl -s "http://127.0.0.1:$metrics/metrics" | sed -n 's/^thengisa_read_behind_seconds //p' | cut -d. -f1)" -ge 6 ]; }
wait_for 30 behind
before=$(lists_read)
for _ in 1 2 3; do expect "a list is answered while the replica is behind" 200 "$(list)"; done
expect "a replica that is behind reads nothing" "$before" "$(lists_read)"
sql 'select pg_wal_replay_resume()' "$replica_port"

replica_ctl stop
for _ in 1 2 3; do expect "a list is answered without the replica" 200 "$(list)"; done
wait_for 20 delay_unknown
replica_ctl start
wait_for 60 delay_known

as_postgres "$pgbin/pg_ctl" -D "$work/postgres" -m immediate stop >/dev/null
is_away() { [ "$(status "$site/readyz")" = 503 ]; }
wait_for 20 is_away
sleep 3
expect "a call that writes is refused without the primary" 503 "$(status "$site/api/locations")"
expect "a list is read from the replica" 200 "$(list)"
