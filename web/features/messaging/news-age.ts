/**
 * How many milliseconds old news is, on a device whose clock may be wrong: the least that any of it seemed late is how far the
 * clock is off.
 */
export function createNewsAge(): (at: string, now: number) => number {
  let off = Number.POSITIVE_INFINITY;
  return (at, now) => {
    const late = now - Date.parse(at);
    off = Math.min(off, late);
    return late - off;
  };
}
