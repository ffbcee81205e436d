let offsetMs = 0;

/** The product's time: the machine's, unless a trial moved it. */
export const now = (): Date => new Date(Date.now() + offsetMs);

/** Sets how many milliseconds the product's clock is ahead of the machine's. */
export function moveClock(aheadMs: number): void {
  offsetMs = aheadMs;
}
