/** Who has not touched the phone for this long is not reading any more, in milliseconds. */
const stillMs = 120_000;

/** Longer than that between two ticks, the phone slept. */
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
    /** To be called every second or so. */
    tick(isSeen: boolean) {
      const passed = now() - tickedAt;
      tickedAt = now();
      if (isSeen && passed <= longestTickMs && now() - touchedAt < stillMs) read += passed;
    },
    /** The whole seconds since it was taken last. */
    take(): number {
      const seconds = Math.floor(read / 1000);
      read -= seconds * 1000;
      return seconds;
    },
  };
}
