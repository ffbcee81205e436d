import { moveClock } from '#server/platform/clock.ts';

// Loaded into a server before its own code, for `moveClockOf`. Heard nothing of, it changes nothing.
process.on('message', (aheadMs: number) => {
  moveClock(aheadMs);
  process.send?.(aheadMs);
});
