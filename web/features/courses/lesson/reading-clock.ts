/** A reader idle for this long is not counted, in milliseconds. */
const stillMs = 120_000;

/** A longer gap between ticks means the phone slept. */
const longestTickMs = 5000;

/** Counts reading time: while the page is visible and the reader is active. All times in milliseconds. */
export function createReadingClock(now: () => number) {
  let tickedAt = now();
  let touchedAt = now();
  let read = 0;
  return {
    /** The reader scrolled, clicked or typed. */
    touch() {
      touchedAt = now();
    },
    /** Call about every second. */
    tick(isSeen: boolean) {
      const passed = now() - tickedAt;
      tickedAt = now();
      if (isSeen && passed <= longestTickMs && now() - touchedAt < stillMs) read += passed;
    },
    /** The whole seconds since the last call. */
    take(): number {
      const seconds = Math.floor(read / 1000);
      read -= seconds * 1000;
      return seconds;
    },
  };
}
