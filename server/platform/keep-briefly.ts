interface Kept<Value> {
  readonly until: number;
  readonly value: Promise<Value>;
}

interface Keeping {
  readonly seconds: number;
  readonly most: number;
  /** After such a failure the last value is good for longer. */
  readonly despite?: (failure: unknown) => boolean;
}

/** Caches a value per key for a moment, in this process: concurrent callers share one query. Failures are not cached. */
export function keepBriefly<Value>({ seconds, most, despite = () => false }: Keeping) {
  const kept = new Map<string, Kept<Value>>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const now = performance.now();
    const found = kept.get(key);
    if (found && found.until > now) return found.value;
    const value = work().catch((failure: unknown) => {
      if (found && despite(failure)) return found.value;
      throw failure;
    });
    kept.delete(key);
    // The oldest is evicted first: keys are in order of insertion.
    for (const oldest of kept.keys()) {
      if (kept.size < most) break;
      kept.delete(oldest);
    }
    kept.set(key, { until: now + seconds * 1000, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
