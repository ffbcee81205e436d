import { setTimeout as delay } from 'node:timers/promises';

/** Of each frame of a screen at 60 Hz: processes that rest for 12 ms and run for 4 have a quarter of a processor. */
const restMs = 12;
const runMs = 4;

let pids: readonly number[] = [];

function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
  }
}

process.on('message', (given: readonly number[]) => {
  signal('SIGCONT');
  pids = given;
  process.send?.('slowed');
});
// Also when the tests are killed: what is stopped would stay so.
process.on('disconnect', () => {
  signal('SIGCONT');
  process.exit();
});

for (;;) {
  signal('SIGSTOP');
  await delay(restMs);
  signal('SIGCONT');
  await delay(runMs);
}
