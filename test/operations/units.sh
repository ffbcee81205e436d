#!/bin/bash
# Verifies the systemd units with the package in place of /opt/thengisa/current, and starts their commands with their environment. Also the command
# thengisa, and that systemd, a shell and Node read .env.example alike.
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
# With each example in .env.example set. systemd refuses values that are empty, and prints the others as a shell would write them.
mkdir -p "$work/settings/environment.d"
settings="$work/settings/environment.d/thengisa.conf"
sed -n 's/^# \([A-Z][A-Z0-9_]*=..*\)/\1/p' "$root/.env.example" > "$settings"
names=$(cut -d= -f1 "$settings" | paste -sd '|')
env -i HOME=/nonexistent XDG_CONFIG_HOME="$work/settings" /usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator >"$work/systemd.env"
by_shell() { env -i PATH=/usr/bin:/bin sh -c "set -a; . $1; exec env" | grep -E "^($names)=" | sort; }
by_node=$(env -i "$(node -p process.execPath)" --env-file="$settings" -e 'for (const one of Object.entries(process.env)) console.log(one.join("="))' | sort)
expect "a shell has read all settings of .env.example" "$(wc -l <"$settings")" "$(by_shell "$settings" | wc -l)"
expect "the sender of emails has its name" "MAIL_FROM=Thengisa <hello@thengisa.co.za>" "$(by_shell "$settings" | grep ^MAIL_FROM=)"
expect "Node reads the settings as a shell does" "$(by_shell "$settings")" "$by_node"
expect "systemd reads the settings as a shell does" "$(by_shell "$settings")" "$(by_shell "$work/systemd.env")"
journald=/lib/systemd/systemd-journald
while IFS== read -r name _; do
  expect "journald knows the setting $name" 1 "$(grep -ac "Journal\.$name" "$journald" | sed 's/^[1-9].*/1/')"
done < <(grep -E '^[A-Z][A-Za-z]+=' "$root/deploy/systemd/journald-thengisa.conf")
start_postgres
port=$(free_port); health=$(free_port)
run_app web PROCESS=web PORT="$port"
web=$pid
wait_for 240 is_ok "http://127.0.0.1:$port/readyz"
# The file of the guide: a name and brackets in it, and the units' own settings elsewhere.
if [ "$(id -u)" = 0 ]; then
  printf "%s\n" "DATABASE_URL=$DATABASE_URL" "SECRET_KEY='a secret of these scripts, of 32 letters'" DEMO=off "MAIL_FROM='Thengisa <hello@example.co.za>'" >"$work/thengisa.env"
  sed -e "s,/etc/thengisa,$work,; s,/var/lib/thengisa,$work/data,; s,/opt/thengisa/current,$package,; s/runuser -u thengisa/runuser -u daemon/" \
    "$root/deploy/bin/thengisa" >"$work/thengisa"
  chmod 755 "$work/thengisa"
  expect "the command thengisa creates an admin" 0 "$(cd / && "$work/thengisa" admin create --email admin@example.com --role owner >"$work/admin.log" 2>&1 </dev/null; echo $?)"
  expect "the command thengisa lists it" 1 "$("$work/thengisa" admin list | grep -c admin@example.com)"
fi
run_app worker PROCESS=worker HEALTH_PORT="$health"
worker=$pid
wait_for 240 is_ok "http://127.0.0.1:$health/readyz"
for pid in "$web" "$worker"; do
  begun=$(date +%s%N)
  kill -TERM "$pid"; code=0; wait "$pid" || code=$?
  expect "a process ends by itself when systemd stops it" 0 "$code"
  echo "it took $((($(date +%s%N) - begun) / 1000000)) ms of TimeoutStopSec=120"
done
