#!/bin/bash
# Prometheus and Alertmanager with the files of deploy/prometheus, a web process and a worker: targets, metrics, and alerts that fire for what really
# happens, arrive as emails and end. They don't wait for minutes here.
. "$(dirname "$0")/lib.sh"
need prometheus prometheus; need prometheus-alertmanager prometheus-alertmanager; need openssl openssl; need curl curl
start_postgres "-c wal_level=replica -c max_wal_senders=4"
make_package
make_replica
port=$(free_port); web_metrics=$(free_port); worker_metrics=$(free_port); health=$(free_port); site_port=$(free_port); own=$(free_port)
manager=$(free_port); relay=$(free_port)
openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=localhost -keyout "$work/key.pem" -out "$work/certificate.pem" 2>/dev/null
NODE_PATH="$root/node_modules" node -e "
  const [folder, site, relay] = process.argv.slice(1), { readFileSync: read, appendFileSync } = require('fs');
  require('https').createServer({ key: read(folder + '/key.pem'), cert: read(folder + '/certificate.pem') }).listen(site, '127.0.0.1');
  const { SMTPServer } = require('smtp-server');
  const onData = (stream, _session, done) => stream.on('data', (part) => appendFileSync(folder + '/emails', part)).on('end', done);
  new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData }).listen(relay, '127.0.0.1');
" "$work" "$site_port" "$relay" >"$work/relay.log" 2>&1 & started+=("$!")

start_web() {
  run_app web PROCESS=web PORT="$port" METRICS_PORT="$web_metrics" SITE_URL="https://localhost:$site_port" \
    DATABASE_REPLICA_URL="postgres://thengisa@127.0.0.1:$replica_port/thengisa"
  web=$pid
  wait_for 240 is_ok "http://127.0.0.1:$port/readyz"
}
# Its mail server is dead.
start_worker() {
  run_app worker PROCESS=worker HEALTH_PORT="$health" METRICS_PORT="$worker_metrics" SITE_URL="https://localhost:$site_port" SMTP_URL=smtp://127.0.0.1:9
  worker=$pid
  wait_for 240 is_ok "http://127.0.0.1:$health/readyz"
}
stop() { kill -TERM "$1"; wait "$1" || true; }
start_web
start_worker

sed -E "s/127.0.0.1:13001/127.0.0.1:$web_metrics/; s/, \"127.0.0.1:13002\"//; s/127.0.0.1:13100/127.0.0.1:$worker_metrics/; s/127.0.0.1:9093/127.0.0.1:$manager/; s/15s/1s/" \
  "$root/deploy/prometheus/prometheus.yml" > "$work/prometheus.yml"
sed -E 's/for: [0-9]+[smh]/for: 1s/' "$root/deploy/prometheus/alerts.yaml" > "$work/alerts.yaml"
sed -E "s/smtp_smarthost: .*/smtp_smarthost: 127.0.0.1:$relay\n  smtp_require_tls: false/; /smtp_auth/d; s/group_wait: .*/group_wait: 1s/; s/group_interval: .*/group_interval: 2s/" \
  "$root/deploy/prometheus/alertmanager.yml" > "$work/alertmanager.yml"
prometheus-alertmanager --config.file="$work/alertmanager.yml" --storage.path="$work/alertmanager" --web.listen-address="127.0.0.1:$manager" \
  --cluster.listen-address= >"$work/alertmanager.log" 2>&1 & started+=("$!")
prometheus --config.file="$work/prometheus.yml" --storage.tsdb.path="$work/prometheus" --web.listen-address="127.0.0.1:$own" >"$work/prometheus.log" 2>&1 &
started+=("$!")

# value EXPRESSION: of its one series; empty without any.
value() { curl -s --data-urlencode "query=$1" "http://127.0.0.1:$own/api/v1/query" | sed -n 's/.*"value":\[[^,]*,"\([^"]*\)"\].*/\1/p'; }
is() { [ "$(value "$1")" = "$2" ]; }
fires() { is "count(max by (alertname) (ALERTS{alertname=\"Thengisa$1\",alertstate=\"firing\"}))" 1; }
is_quiet() { is "vector(1)" 1 && is "count(max by (alertname) (ALERTS{alertname=\"Thengisa$1\",alertstate=\"firing\"})) or vector(0)" 0; }
expect_fires() { local alert; for alert in "$@"; do wait_for 90 fires "$alert"; echo "ok: Thengisa$alert fires"; done; }
expect_quiet() { local alert; for alert in "$@"; do wait_for 90 is_quiet "$alert"; echo "ok: Thengisa$alert is quiet"; done; }
thengisa() { env -i PATH=/usr/bin:/bin HOME="$work" DATABASE_URL="$DATABASE_URL" DATA_DIR="$work/data" "$package/bin/thengisa" "$@"; }

wait_for 30 is 'count(up{job="thengisa"} == 1)' 2
expect "both targets are up" 2 "$(value 'count(up{job="thengisa"} == 1)')"
expect "no rule fails" 0 "$(curl -s "http://127.0.0.1:$own/api/v1/rules" | grep -c '"health":"err"' || true)"
expect_quiet Down MetricsAbsent DatabaseAway ReplicaUnused QueueLate CertificateEnds

# A new installation: no backup, and its books unchecked.
expect_fires BackupOld BooksUnchecked
thengisa db backup-done
thengisa ledger verify
expect_quiet BackupOld
sql "update backups set done_at = now() - interval '27 hours'"
expect_fires BackupOld
thengisa db backup-done
expect_quiet BackupOld

# The worker stops, and jobs wait: 501 of one kind, the oldest for 20 minutes.
stop "$worker"
sql "insert into pgboss.job (name, data, start_after) select 'ledger.verify', '{}', now() - interval '20 minutes' from generate_series(1, 501)"
expect_fires Down QueueLate QueueWaits
wait_for 30 grep -q 'Subject: .FIRING.* ThengisaQueueLate' "$work/emails"
echo "ok: an email says that the queue is late"
start_worker
expect_quiet Down QueueLate QueueWaits BooksUnchecked
wait_for 30 grep -q 'Subject: .RESOLVED.* ThengisaQueueLate' "$work/emails"
echo "ok: an email says that it is over"

# Emails that the worker can't send, and a job that failed for good. A counter that begins at 1 has no rate yet, hence two messages.
write_to_us() {
  expect "a message is taken" 200 "$(status -H 'content-type: application/json' "http://127.0.0.1:$port/functions/v1/send-contact-email" \
    -d '{"name":"Thandi","email":"thandi@example.com","subject":"Hello","message":"A question about gigs."}')"
}
write_to_us
mails_counted() { [ "$(value 'sum(thengisa_tasks_total{task="mail.send"})')" ]; }
wait_for 60 mails_counted
write_to_us
sql "insert into pgboss.job (name, data, state, completed_on) values ('ledger.verify', '{}', 'failed', now())"
expect_fires TaskGivenUp MailsFail
sql "delete from pgboss.job where state = 'failed'"
expect_quiet TaskGivenUp

replica_ctl stop
expect_fires ReplicaUnused
replica_ctl start
expect_quiet ReplicaUnused

# The database goes away under calls.
as_postgres "$pgbin/pg_ctl" -D "$work/postgres" -m immediate stop >/dev/null
for _ in $(seq 20); do status "http://127.0.0.1:$port/api/locations" >/dev/null; sleep 0.3; done
expect_fires DatabaseAway AnswersFail
as_postgres "$pgbin/pg_ctl" -D "$work/postgres" -w -l "$work/postgres/log.txt" -o "-p $pgport -k '' -h 127.0.0.1" start >/dev/null
expect_quiet DatabaseAway

# Everything that a rule selects was there: a wrong name or label would keep it quiet for ever.
selected() {
  grep -v '^ *#\|summary' "$root/deploy/prometheus/alerts.yaml" | grep -oE '\b(up|(thengisa|nodejs|process)_[a-z0-9_]+)\b(\{[^}]*\})?' | sort -u
}
missing=$(selected | while read -r selector; do [ "$(value "count(last_over_time($selector[1h])) > 0")" ] || echo "$selector"; done)
expect "each of the $(selected | wc -l) selectors of the rules has had a value" "" "$missing"

stop "$web"; stop "$worker"
expect_fires MetricsAbsent Down
start_web
start_worker
expect_quiet MetricsAbsent Down
echo "emails: $(grep -c '^Subject: ' "$work/emails")"
