import { moveClock } from '#server/platform/clock.ts';

// Loaded into a server before its own code, for `moveClockOf`. Until that tells it to, it changes nothing.
process.on('message', (aheadMs: number) => {
  moveClock(aheadMs);
  process.send?.(aheadMs);
});
