import { chargesPath } from '#contract/payments/rep-prices.ts';
import { markRepPrices } from './rep-prices.ts';

/** An answer is fresh for this long, like any other query's. */
const goodForMs = 15_000;

/** The server marks a page when it serves it; on returning later, the user sees the price that applies by then. */
export function followRepPrices(): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  async function ask() {
    if (document.visibilityState === 'hidden' || performance.now() - askedAt < goodForMs) return;
    askedAt = performance.now();
    // Not through the API client: public pages don't load it.
    const answer = await fetch(chargesPath).catch(() => null);
    // A captive portal's response in the server's place is no price.
    const charges = answer?.ok ? await answer.json().catch(() => null) : null;
    if (charges?.rep === undefined) return;
    markRepPrices(charges.rep === null);
  }
  const onReturn = () => void ask();
  // In development, pages come from Vite, which adds no mark.
  if (import.meta.env.DEV) onReturn();
  document.addEventListener('visibilitychange', onReturn);
}
