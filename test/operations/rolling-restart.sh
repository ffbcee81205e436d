#!/bin/bash
# Two web processes and a worker behind HAProxy, restarted one after the other under 50 requests a second: 0 of 10,001 fail, $RUNS times (1).
# $REQUESTS sends fewer. PACKAGE=source runs the clone instead of a package.
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/behind-balancer.sh"
start_postgres
make_package
open_site
for run in $(seq "${RUNS:-1}"); do
  start_load "run$run" --requests "${REQUESTS:-10001}"
  restarts=0
  while kill -0 "$load" 2>/dev/null && [ $restarts -lt "${RESTARTS:-4}" ]; do
    sleep 3
    restart_web $((restarts % 2 + 1))
    restarts=$((restarts + 1))
  done
  wait "$load" || true
  report_load "run$run" "$restarts restarts under load, load average $(cut -d' ' -f1 /proc/loadavg)"
  expect "run $run loses no request" 0 "$(of_load "run$run" .failed)"
  expect "every write that was answered is stored" 0 "$(lost_writes "run$run")"
done
