interface Kept<Value> {
  readonly until: number;
  readonly value: Promise<Value>;
}

/**
 * Keeps what was worked out for a key for a moment, in this process: what many look at at once is asked for once. What failed
 * is not kept.
 */
export function keepBriefly<Value>({ seconds, most }: { readonly seconds: number; readonly most: number }) {
  const kept = new Map<string, Kept<Value>>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const now = performance.now();
    const found = kept.get(key);
    if (found && found.until > now) return found.value;
    const value = work();
    kept.delete(key);
    // The oldest goes first: keys stand in the order in which they came.
    for (const oldest of kept.keys()) {
      if (kept.size < most) break;
      kept.delete(oldest);
    }
    kept.set(key, { until: now + seconds * 1000, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
