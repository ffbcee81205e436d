#!/bin/bash
# Checks the files of deploy/prometheus with the tools of Prometheus and Alertmanager, and runs the unit tests of the rules: each alert fires once and
# goes quiet again.
. "$(dirname "$0")/lib.sh"
need promtool prometheus; need amtool prometheus-alertmanager
cp "$root"/deploy/prometheus/* "$root/test/operations/alerts.test.yaml" "$work"
promtool check config "$work/prometheus.yml"
amtool check-config "$work/alertmanager.yml"
promtool test rules "$work/alerts.test.yaml"
expect "each alert has its test" "$(grep -c 'alert: ' "$work/alerts.yaml")" "$(grep -c '^  - name: ' "$work/alerts.test.yaml")"
