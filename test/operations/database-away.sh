#!/bin/bash
# Two web processes and a worker behind HAProxy under 50 requests a second, while their database is restarted, falls silent for 20 seconds, and while the
# machine of its primary dies under Patroni. Says what failed, the longest gap, the slowest answer, the lines logged and the writes lost. PACKAGE=source
# runs the clone. ONLY="restart silence failover" chooses, ROUNDS repeats the first two, and POOLER=on puts PgBouncer in transaction mode before
# the database, without the failover.
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/behind-balancer.sh"
only=${ONLY:-restart silence failover}
if [ "${POOLER:-}" = on ]; then only=${only/failover/}; fi

# during NAME SECONDS COMMAND…: 15 seconds of load before it, SECONDS in all.
during() {
  local name=$1 seconds=$2; shift 2
  local before
  before=$(cat "$work"/web?.log "$work/worker.log" | wc -l)
  start_load "$name" --requests $((seconds * 50))
  sleep 15
  "$@"
  wait "$load" || true
  report_load "$name" "$* after 15 of $seconds s"
  echo "$name: lines logged by three processes: $(($(cat "$work"/web?.log "$work/worker.log" | wc -l) - before))"
  expect "$name: every write that was answered is stored" 0 "$(lost_writes "$name")"
  expect "$name: no page fails" 0 "$(of_load "$name" .page.failed)"
  expect "$name: what is refused is 503 with Retry-After" "" "$(of_load "$name" '[.read.failures,.write.failures]|map(keys)|add|unique|map(select(.!="503 retry-after 5"))|join(" ")')"
  expect "$name: no answer takes longer than 5 s" true "$(of_load "$name" '[.page.slowestMs,.read.slowestMs,.write.slowestMs]|max < 5000')"
  for log in web1 web2 worker; do
    expect "$name: $log logs a few lines" true "$([ "$(wc -l < "$work/$log.log")" -lt 30 ] && echo true)"
    wait_for 120 is_ok "http://127.0.0.1:$(port_of $log)/readyz"
  done
}
port_of() { case $1 in web1) echo "$web1";; web2) echo "$web2";; worker) echo "$health";; esac; }

restart_database() { as_postgres "$pgbin/pg_ctl" -D "$work/postgres" -w -m fast -l "$work/postgres/log.txt" restart >/dev/null; }
silence_database() {
  local main; main=$(head -1 "$work/postgres/postmaster.pid")
  local all; all="$main $(pgrep -P "$main" | tr '\n' ' ')"
  kill -STOP $all
  sleep 20
  kill -CONT $all
}

start_pooler() {
  need pgbouncer pgbouncer
  local pooler; pooler=$(free_port)
  cat > "$work/pgbouncer.ini" <<CFG
[databases]
thengisa = host=127.0.0.1 port=$pgport dbname=thengisa user=thengisa
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $pooler
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 40
; By default PgBouncer refuses everything for 15 seconds after a failed connection.
server_login_retry = 1
CFG
  as_postgres pgbouncer "$work/pgbouncer.ini" >"$work/pgbouncer.log" 2>&1 &
  started+=("$!")
  web_env+=(DATABASE_DIRECT_URL="$DATABASE_URL")
  export DATABASE_CHECK_URL="$DATABASE_URL" DATABASE_URL="postgres://thengisa@127.0.0.1:$pooler/thengisa"
  wait_for 20 "$pgbin/psql" -c 'select 1' "$DATABASE_URL"
}

if [[ $only == *restart* || $only == *silence* ]]; then
  start_postgres
  [ "${POOLER:-}" != on ] || start_pooler
  make_package
  open_site
  for round in $(seq "${ROUNDS:-1}"); do
    if [[ $only == *restart* ]]; then during "restart$round" 45 restart_database; fi
    if [[ $only == *silence* ]]; then during "silence$round" 65 silence_database; fi
  done
  for pid in "${started[@]}"; do kill $(tree "$pid") 2>/dev/null || true; done
  for pid in "${started[@]}"; do wait "$pid" 2>/dev/null || true; done
  started=()
fi

# Two nodes under Patroni and one etcd, on one machine. The settings are those of docs/operations/failover.md.
start_cluster() {
  need patroni patroni; need etcd etcd-server
  pgbin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
  etcd=$(free_port); peer=$(free_port)
  etcd --data-dir "$work/etcd" --listen-client-urls "http://127.0.0.1:$etcd" --advertise-client-urls "http://127.0.0.1:$etcd" \
    --listen-peer-urls "http://127.0.0.1:$peer" --initial-advertise-peer-urls "http://127.0.0.1:$peer" \
    --initial-cluster "default=http://127.0.0.1:$peer" --heartbeat-interval 100 --election-timeout 1000 >"$work/etcd.log" 2>&1 &
  started+=("$!")
  wait_for 20 curl -sf "http://127.0.0.1:$etcd/health"
  for node in a b; do start_node $node; done
  databases=$(free_port)
  cat > "$work/databases.cfg" <<CFG
global
  log stdout format raw local0
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:$databases
  option httpchk GET /primary
  http-check expect status 200
  timeout check 1s
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server a 127.0.0.1:$pg_a check port $rest_a
  server b 127.0.0.1:$pg_b check port $rest_b
CFG
  haproxy -db -f "$work/databases.cfg" >"$work/databases.log" 2>&1 &
  started+=("$!")
  export DATABASE_URL="postgres://thengisa:thengisa@127.0.0.1:$databases/thengisa"
  wait_for 120 is_ok "http://127.0.0.1:$rest_a/primary"
  PGPASSWORD=thengisa "$pgbin/createdb" -h 127.0.0.1 -p "$pg_a" -U thengisa thengisa
  wait_for 120 is_ok "http://127.0.0.1:$rest_b/sync"
  # Until its first checks HAProxy takes both for a primary.
  sleep 3
}
start_node() {
  local name=$1 pg rest
  pg=$(free_port); rest=$(free_port)
  eval "pg_$name=$pg; rest_$name=$rest"
  install -d -m 700 -o postgres "$work/node-$name"
  cat > "$work/node-$name.yaml" <<CFG
scope: thengisa
name: $name
restapi: {listen: 127.0.0.1:$rest, connect_address: 127.0.0.1:$rest}
etcd3: {host: 127.0.0.1:$etcd}
bootstrap:
  dcs:
    ttl: 7
    loop_wait: 1
    retry_timeout: 3
    primary_start_timeout: 0
    synchronous_mode: true
    postgresql: {use_pg_rewind: true, parameters: {max_connections: 100, wal_keep_size: 256MB}}
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
postgresql:
  listen: 127.0.0.1:$pg
  connect_address: 127.0.0.1:$pg
  data_dir: $work/node-$name/data
  bin_dir: $pgbin
  pgpass: $work/node-$name/pgpass
  parameters: {unix_socket_directories: $work/node-$name}
  pg_hba: [local all all trust, host all all 127.0.0.1/32 trust, host replication all 127.0.0.1/32 trust]
  authentication:
    superuser: {username: thengisa, password: thengisa}
    replication: {username: replicator, password: replicator}
CFG
  chown -R postgres "$work/node-$name" "$work/node-$name.yaml"
  as_postgres env PATH="$PATH" patroni "$work/node-$name.yaml" >"$work/patroni-$name.log" 2>&1 &
  eval "patroni_$name=$!"
  started+=("$!")
  wait_for 180 is_ok "http://127.0.0.1:$rest/health"
}
# As if its machine lost power: Patroni and PostgreSQL are gone at once.
kill_primary() {
  local main; main=$(head -1 "$work/node-a/data/postmaster.pid")
  kill -9 $(tree "$patroni_a") $(tree "$main") 2>/dev/null || true
}
if [[ $only == *failover* ]]; then
  start_cluster
  make_package
  open_site
  during failover 60 kill_primary
  expect "failover: the longest gap is under 12 s" true "$(of_load failover '[.read.longestGapMs,.write.longestGapMs]|max < 12000')"
  as_postgres "$pgbin/pg_ctl" -D "$work/node-b/data" -m immediate stop >/dev/null || true
fi
