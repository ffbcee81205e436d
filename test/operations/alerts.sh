#!/bin/bash
# Checks docs/operations/alerts.yaml with Prometheus's own tool, and its unit tests: each alert fires once and goes quiet again. With the whole
# program installed it also scrapes a process without a worker until the queue's alert fires.
. "$(dirname "$0")/lib.sh"
need promtool prometheus
cp "$root/docs/operations/alerts.yaml" "$root/test/operations/alerts.test.yaml" "$work"
promtool check rules "$work/alerts.yaml"
promtool test rules "$work/alerts.test.yaml"
expect "each alert has its test" "$(grep -c 'alert: ' "$work/alerts.yaml")" "$(grep -c '^  - name: ' "$work/alerts.test.yaml")"

command -v prometheus >/dev/null || { echo "without the program prometheus nothing is scraped: apt-get install prometheus"; exit 0; }
start_postgres
make_package
port=$(free_port); metrics=$(free_port); own=$(free_port)
run_app web PROCESS=web PORT="$port" METRICS_PORT="$metrics"
web=$pid
wait_for 240 is_ok "http://127.0.0.1:$port/readyz"
# The same rules, which don't wait for minutes.
sed -E 's/for: [0-9]+[mh]/for: 1s/' "$root/docs/operations/alerts.yaml" > "$work/alerts.yaml"
cat > "$work/prometheus.yml" <<END2
global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [alerts.yaml]
scrape_configs: [{ job_name: thengisa, static_configs: [{ targets: ["127.0.0.1:$metrics"] }] }]
END2
prometheus --config.file="$work/prometheus.yml" --storage.tsdb.path="$work/prometheus" --web.listen-address="127.0.0.1:$own" >"$work/prometheus.log" 2>&1 &
started+=("$!")
fires() { curl -s "http://127.0.0.1:$own/api/v1/alerts" | grep -q "\"alertname\":\"$1\"[^}]*}[^}]*}[^}]*\"state\":\"firing\""; }
quiet() { curl -s "http://127.0.0.1:$own/api/v1/alerts" | grep -q '"status":"success"' && ! fires "$1"; }
sql() { "$pgbin/psql" -h 127.0.0.1 -p "$pgport" -U thengisa -qtA -d thengisa -c "$1"; }
# Jobs that nothing works on, 20 minutes old.
sql "insert into pgboss.job (name, data, start_after) select 'ledger.verify', '{}', now() - interval '20 minutes' from generate_series(1, 501)"
for alert in QueueLate QueueWaits BackupOld BooksUnchecked CertificateEnds; do
  wait_for 60 fires "Thengisa$alert" && echo "ok: Thengisa$alert fires"
done
quiet ThengisaDown && quiet ThengisaMetricsAbsent && echo "ok: others are quiet"
run_app worker PROCESS=worker HEALTH_PORT="$(free_port)"
sql "insert into backups (id, done_at) values (gen_random_uuid(), now())"
for alert in QueueLate QueueWaits BackupOld BooksUnchecked; do
  wait_for 240 quiet "Thengisa$alert" && echo "ok: Thengisa$alert is quiet again"
done
kill "$web"; wait "$web" || true
for alert in Down MetricsAbsent; do wait_for 60 fires "Thengisa$alert" && echo "ok: Thengisa$alert fires"; done
