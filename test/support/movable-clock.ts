import { moveClock } from '#server/platform/clock.ts';

// Preloaded into a server, for `moveClockOf`. Until called by it, it changes nothing.
process.on('message', (aheadMs: number) => {
  moveClock(aheadMs);
  process.send?.(aheadMs);
});
