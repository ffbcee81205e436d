/** What was read last, and when its reading began. */
interface Last<Value> {
  readonly value: Value;
  readonly readAt: number;
}

interface Kept<Value> {
  until: number;
  value: Promise<Value>;
  last: Last<Value> | undefined;
}

interface Keeping {
  readonly seconds: number;
  readonly most: number;
  /** After such a failure the last value is good for longer: an hour after it was read. */
  readonly despite?: (failure: unknown) => boolean;
}

const longestMs = 3_600_000;

/** Caches a value per key for a moment, in this process: concurrent callers share one query. Failures are not cached. */
export function keepBriefly<Value>({ seconds, most, despite }: Keeping) {
  const kept = new Map<string, Kept<Value>>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const readAt = performance.now();
    const found = kept.get(key);
    if (found && found.until > readAt) return found.value;
    const working = work();
    const entry: Kept<Value> = { until: readAt + seconds * 1000, value: working, last: found?.last };
    const forget = () => {
      // The next failure may be one that the last value outlives.
      if (entry.last) entry.until = 0;
      else if (kept.get(key) === entry) kept.delete(key);
    };
    entry.value = working.then(
      (value) => {
        if (despite) entry.last = { value, readAt };
        return value;
      },
      (failure: unknown) => {
        if (entry.last && performance.now() - entry.last.readAt < longestMs && despite?.(failure)) {
          return entry.last.value;
        }
        forget();
        throw failure;
      },
    );
    kept.delete(key);
    // The oldest is evicted first: keys are in order of insertion.
    for (const oldest of kept.keys()) {
      if (kept.size < most) break;
      kept.delete(oldest);
    }
    kept.set(key, entry);
    return entry.value;
  };
}
