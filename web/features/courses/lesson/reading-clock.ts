/** Who has not touched the phone for this long is not reading any more, in milliseconds. */
const stillMs = 120_000;

/** Longer than that between two ticks, the phone slept. */
const longestTickMs = 5000;

/** Counts for how long something is read: while it is seen, and somebody is there. All times in milliseconds. */
export function createReadingClock(now: () => number) {
  let tickedAt = now();
  let touchedAt = now();
  let read = 0;
  return {
    /** Somebody scrolled, pressed or typed. */
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
