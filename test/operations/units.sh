#!/bin/bash
# Verifies the systemd units with the package in place of /opt/thengisa/current, and starts their commands with their environment.
. "$(dirname "$0")/lib.sh"
need systemd-analyze systemd
make_package
mkdir "$work/units"
for unit in "$root"/deploy/systemd/*.{service,target,timer}; do
  [ -f "$unit" ] || continue
  sed -e "s,/opt/thengisa/current,$package,; s/^User=thengisa/User=daemon/; s/^Group=thengisa/Group=daemon/" "$unit" > "$work/units/$(basename "$unit")"
done
cp "$work/units/thengisa-web@.service" "$work/units/thengisa-web@3001.service"
said=$(cd "$work/units" && SYSTEMD_UNIT_PATH="$work/units:" systemd-analyze verify --man=no ./*.service ./*.target $(ls ./*.timer 2>/dev/null) 2>&1 | grep -E 'thengisa|Unknown|Failed' || true)
expect "systemd-analyze verify has no objection" "" "$said"
for unit in "$work"/units/*.service; do
  [ "$(basename "$unit")" = thengisa-web@.service ] && continue
  exposure=$(systemd-analyze security --offline=true --no-pager "$unit" 2>/dev/null | grep -oE 'Overall exposure level[^:]*: [0-9.]+' | grep -oE '[0-9.]+$')
  echo "exposure of $(basename "$unit"): $exposure"
  expect "the exposure of $(basename "$unit") is at most 2.0" 1 "$(awk -v e="$exposure" 'BEGIN { print (e <= 2.0) }')"
done
journald=/lib/systemd/systemd-journald
while IFS== read -r name _; do
  expect "journald knows the setting $name" 1 "$(grep -ac "Journal\.$name" "$journald" | sed 's/^[1-9].*/1/')"
done < <(grep -E '^[A-Z][A-Za-z]+=' "$root/deploy/systemd/journald-thengisa.conf")
start_postgres
port=$(free_port); health=$(free_port)
run_app web PROCESS=web PORT="$port"
web=$pid
wait_for 240 is_ok "http://127.0.0.1:$port/readyz"
run_app worker PROCESS=worker HEALTH_PORT="$health"
worker=$pid
wait_for 240 is_ok "http://127.0.0.1:$health/readyz"
for pid in "$web" "$worker"; do
  begun=$(date +%s%N)
  kill -TERM "$pid"; code=0; wait "$pid" || code=$?
  expect "a process ends by itself when systemd stops it" 0 "$code"
  echo "it took $((($(date +%s%N) - begun) / 1000000)) ms of TimeoutStopSec=120"
done
