import type { Db } from '#server/platform/db/pool.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { type Place, recognisePlace } from '../../sessions/commands/note-device.ts';

/**
 * The subject of the limit on guesses: the account, or a browser that has shown the factor before. An intruder with the password
 * uses up the account's guesses elsewhere, and must not lock the owner out at home.
 */
export async function guesserOf(db: Db, userId: string, place: Place): Promise<string> {
  const recognised = await recognisePlace(db, userId, place);
  return recognised === 'browser' ? `${userId} ${place.hash.toString('base64url')}` : userId;
}

/**
 * Takes one guess for each app that a code is compared with. Returns a function that refunds them, to be called unless the code was
 * wrong. `refuse`: makes the error when none are left, from the seconds to wait.
 */
export async function takeGuesses(
  limits: RateLimits,
  guesser: string,
  apps: number,
  refuse: (seconds: number) => Error,
): Promise<() => Promise<void>> {
  const name = 'wrong app codes';
  let taken = 0;
  const giveBack = async () => {
    for (; taken > 0; taken--) await limits.giveBack(name, guesser);
  };
  while (taken < apps) {
    const wait = await limits.take(name, guesser);
    if (wait > 0) {
      await giveBack();
      throw refuse(wait);
    }
    taken++;
  }
  return giveBack;
}
