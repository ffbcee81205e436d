import { useSyncExternalStore } from 'react';
import { chargesPath, repsPayNothingMark } from '#contract/site/rep-prices.ts';

/** So long an answer is good for, as that of any other question. */
const goodForMs = 15_000;

const listeners = new Set<() => void>();

/** Whether reps pay nothing, as far as this page knows. What is made at build shows both, and the style sheet chooses. */
export const repsPayNothing = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute(repsPayNothingMark);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRepsPayNothing = () => useSyncExternalStore(subscribe, repsPayNothing, () => false);

/** The server marks a page as it gives it out; whoever comes back to it later sees what is charged by then. */
export function followRepPrices(): () => void {
  let askedAt = Number.NEGATIVE_INFINITY;
  async function ask() {
    if (document.visibilityState === 'hidden' || performance.now() - askedAt < goodForMs) return;
    askedAt = performance.now();
    // Not by the API client: public pages come without it.
    const answer = await fetch(chargesPath).catch(() => null);
    // What a network answers in the server's place, to ask for a sign-in of its own, is no price.
    const charges = answer?.ok ? await answer.json().catch(() => null) : null;
    if (charges?.rep === undefined) return;
    document.documentElement.toggleAttribute(repsPayNothingMark, charges.rep === null);
    for (const listener of listeners) listener();
  }
  const onReturn = () => void ask();
  // While somebody works on the site its pages come from Vite, which marks none.
  if (import.meta.env.DEV) onReturn();
  document.addEventListener('visibilitychange', onReturn);
  return () => document.removeEventListener('visibilitychange', onReturn);
}
