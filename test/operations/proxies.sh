#!/bin/bash
# Checks deploy/haproxy and deploy/nginx, and runs two web processes behind each: pages, forwarded addresses, and a restart under requests.
. "$(dirname "$0")/lib.sh"
need haproxy haproxy; need nginx nginx; need openssl openssl; need curl curl
start_postgres
make_package
web1=$(free_port); web2=$(free_port); http=$(free_port); https=$(free_port)
run_app migrate PROCESS=web PORT="$web1" SITE_URL="https://localhost:$https" SHUTDOWN_DELAY=5
first=$pid
wait_for 240 is_ok "http://127.0.0.1:$web1/readyz"
run_app web2 PROCESS=web PORT="$web2" SITE_URL="https://localhost:$https" SHUTDOWN_DELAY=5
second=$pid
wait_for 240 is_ok "http://127.0.0.1:$web2/readyz"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2>/dev/null
cat "$work/fullchain.pem" "$work/privkey.pem" > "$work/both.pem"

# check NAME: what both do alike.
check() {
  local base="https://localhost:$https" answers
  expect "$1 redirects to https" 301 "$(status "http://localhost:$http/jobs")"
  expect "$1 serves a page over HTTP/2" "200 2" "$(curl -sk -o /dev/null -w '%{http_code} %{http_version}' "$base/jobs")"
  expect "$1 keeps /metrics and /readyz inside" "404 404" "$(status -k "$base/metrics") $(status -k "$base/readyz")"
  expect "$1 passes on what the app refuses" 401 "$(status -k "$base/api/live")"
  # A restart of one process while requests go on.
  (for _ in $(seq 400); do curl -sk -o /dev/null -w '%{http_code}\n' --max-time 10 "$base/jobs" || echo lost; sleep 0.03; done > "$work/$1.answers") &
  local load=$!
  sleep 2
  kill -TERM "$first"; wait "$first" || true
  run_app "again-$1" PROCESS=web PORT="$web1" SITE_URL="https://localhost:$https" SHUTDOWN_DELAY=5
  first=$pid
  wait_for 240 is_ok "http://127.0.0.1:$web1/readyz"
  wait $load
  answers=$(sort "$work/$1.answers" | uniq -c | tr -s ' ' | tr '\n' ';')
  echo "answers during a restart behind $1: $answers"
  expect "$1 loses no request while one process restarts" 0 "$(grep -cv '^200$' "$work/$1.answers" || true)"
}

export THENGISA_HTTP="127.0.0.1:$http" THENGISA_HTTPS="127.0.0.1:$https" THENGISA_CERTIFICATES="$work/both.pem"
export THENGISA_WEB1="127.0.0.1:$web1" THENGISA_WEB2="127.0.0.1:$web2"
haproxy -c -q -f "$root/deploy/haproxy/haproxy.cfg"
echo "ok: haproxy -c"
haproxy -db -f "$root/deploy/haproxy/haproxy.cfg" >"$work/haproxy.log" 2>&1 &
balancer=$!; started+=("$balancer")
wait_for 10 is_ok -k "https://localhost:$https/jobs"
check haproxy

# One process restarts, and the other is too busy for its checks: it answers late.
kill -TERM "$first"; wait "$first" || true
kill -STOP $(tree "$second")
asked=()
for number in $(seq 40); do
  curl -sk -o /dev/null -w '%{http_code}\n' --max-time 60 "https://localhost:$https/jobs" >"$work/busy.$number" & asked+=("$!")
  sleep 0.4
done
kill -CONT $(tree "$second")
for pid in "${asked[@]}"; do wait "$pid" || true; done
expect "haproxy loses no request while no process passes its checks" 40 "$(cat "$work"/busy.* | grep -c '^200$')"
run_app again-busy PROCESS=web PORT="$web1" SITE_URL="https://localhost:$https" SHUTDOWN_DELAY=5
first=$pid
wait_for 240 is_ok "http://127.0.0.1:$web1/readyz"
kill "$balancer"; wait "$balancer" || true

sed -e "s/127.0.0.1:3001/127.0.0.1:$web1/; s/127.0.0.1:3002/127.0.0.1:$web2/; /listen \[::\]/d" \
  -e "s/listen 80;/listen 127.0.0.1:$http;/; s/listen 443 /listen 127.0.0.1:$https /; s/example.co.za/localhost/" \
  -e "s,/etc/nginx/certificates,$work," "$root/deploy/nginx/thengisa.conf" > "$work/site.conf"
cat > "$work/nginx.conf" <<END
daemon off; pid $work/nginx.pid; error_log $work/nginx.log; worker_processes 2;
events {}
http { access_log off; include /etc/nginx/mime.types; client_body_temp_path $work/body; proxy_temp_path $work/proxy; include $work/site.conf; }
END
nginx -t -q -c "$work/nginx.conf"
echo "ok: nginx -t"
nginx -c "$work/nginx.conf" 2>"$work/nginx.out" &
started+=("$!")
wait_for 10 is_ok -k "https://localhost:$https/jobs"
check nginx
