import type { RateLimits } from '../../services/rate-limits.ts';

/**
 * Takes the guesses that a code may be: one at each app it is compared with. Returns how to give them back, to be called
 * unless the code was wrong. `refuse`: with the seconds to wait, when there are none left.
 */
export async function takeGuesses(
  limits: RateLimits,
  userId: string,
  apps: number,
  refuse: (seconds: number) => Error,
): Promise<() => Promise<void>> {
  const name = 'wrong app codes';
  let taken = 0;
  const giveBack = async () => {
    for (; taken > 0; taken--) await limits.giveBack(name, userId);
  };
  while (taken < apps) {
    const wait = await limits.take(name, userId);
    if (wait > 0) {
      await giveBack();
      throw refuse(wait);
    }
    taken++;
  }
  return giveBack;
}
