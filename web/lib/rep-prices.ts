import { useSyncExternalStore } from 'react';
import { repsPayNothingMark } from '#contract/payments/rep-prices.ts';

const listeners = new Set<() => void>();

/** Whether reps pay nothing, as far as this page knows. Prerendered pages contain both texts, and the style sheet chooses. */
export const repsPayNothing = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute(repsPayNothingMark);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRepsPayNothing = () => useSyncExternalStore(subscribe, repsPayNothing, () => false);

/** Marks the page with the current price state. */
export function markRepPrices(free: boolean): void {
  document.documentElement.toggleAttribute(repsPayNothingMark, free);
  for (const listener of listeners) listener();
}
