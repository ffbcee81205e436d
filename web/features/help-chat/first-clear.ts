export interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** By how much something has to rise, in steps, until it covers none of the others. Null when no step frees it. */
export function firstClear(home: Rect, step: number, steps: number, others: readonly Rect[]): number | null {
  for (let rise = 0; rise <= step * steps; rise += step) {
    const there = { ...home, top: home.top - rise, bottom: home.bottom - rise };
    if (!others.some((other) => overlap(there, other))) return rise;
  }
  return null;
}
