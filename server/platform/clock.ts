let offsetMs = 0;

/** The time of the product: that of the machine, unless it was moved for a trial. */
export const now = (): Date => new Date(Date.now() + offsetMs);

/** From now on the product's clock is so many milliseconds ahead of the machine's. */
export function moveClock(aheadMs: number): void {
  offsetMs = aheadMs;
}
