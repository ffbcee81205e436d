# Shared by rolling-restart.sh and database-away.sh: two web processes and a worker behind HAProxy, and a load. Needs lib.sh.
need haproxy haproxy; need curl curl; need openssl openssl; need jq jq

web_env=(AUTH_AUTOCONFIRM=true SHUTDOWN_DELAY=5 LOG_LEVEL=warn)

# Sets $site and the ports, and starts everything on $DATABASE_URL.
open_site() {
  web1=$(free_port); web2=$(free_port); health=$(free_port); plain=$(free_port); https=$(free_port); site_port=$(free_port)
  site="http://127.0.0.1:$site_port"
  start_web 1; wait_for 240 is_ok "http://127.0.0.1:$web1/readyz"
  start_web 2; wait_for 240 is_ok "http://127.0.0.1:$web2/readyz"
  run_app worker PROCESS=worker PORT="$health" SITE_URL="$site" "${web_env[@]}"
  wait_for 240 is_ok "http://127.0.0.1:$health/readyz"
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout "$work/key.pem" -out "$work/chain.pem" 2>/dev/null
  cat "$work/chain.pem" "$work/key.pem" > "$work/both.pem"
  # The configuration of deploy, and the same frontend without TLS for the load.
  sed 's/^backend web/frontend load\n  bind 127.0.0.1:'"$site_port"'\n  option forwardfor\n  http-request disable-l7-retry if !METH_GET !{ req.hdr(idempotency-key) -m found }\n  use_backend pages if { nbsrv(web) eq 0 } { nbsrv(pages) gt 0 }\n  use_backend busy if { nbsrv(web) eq 0 }\n  default_backend web\n\n&/' \
    "$root/deploy/haproxy/haproxy.cfg" > "$work/haproxy.cfg"
  THENGISA_HTTP="127.0.0.1:$plain" THENGISA_HTTPS="127.0.0.1:$https" THENGISA_CERTIFICATES="$work/both.pem" \
    THENGISA_WEB1="127.0.0.1:$web1" THENGISA_WEB2="127.0.0.1:$web2" haproxy -db -f "$work/haproxy.cfg" >"$work/haproxy.log" 2>&1 &
  balancer=$!; started+=("$balancer")
  wait_for 20 is_ok "$site/jobs"
  sleep 3
}

start_web() {
  local port=web$1
  run_app "web$1" PROCESS=web PORT="${!port}" SITE_URL="$site" "${web_env[@]}"
  eval "web$1_pid=$pid"
}

restart_web() {
  local port=web$1 of=web$1_pid
  mv "$work/web$1.log" "$work/web$1-$(date +%s%N).log"
  kill -TERM "${!of}"; wait "${!of}" || true
  start_web "$1"
  wait_for 240 is_ok "http://127.0.0.1:${!port}/readyz"
}

# start_load NAME OPTIONS…: sets $load.
start_load() {
  local name=$1; shift
  node "$root/test/operations/load.ts" --origin "$site" "$@" >"$work/$name.json" 2>"$work/$name.load.log" &
  load=$!; started+=("$load")
}

of_load() { jq -r "$2" "$work/$1.json"; }
report_load() { echo "$1: $2"; jq -c 'del(.written)' "$work/$1.json"; }

# How many writes were answered and are not in the database.
lost_writes() {
  jq -r '.written[]' "$work/$1.json" > "$work/$1.keys"
  "$pgbin/psql" -X -q -A -t -d "${DATABASE_CHECK_URL:-$DATABASE_URL}" -c 'create temp table answered (key text)' \
    -c "\\copy answered from '$work/$1.keys'" -c 'select count(*) from answered a where not exists (select from idempotency_keys k where k.key = a.key)'
}
