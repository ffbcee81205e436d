import type { Db } from '#server/platform/db/pool.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { type Place, recognisePlace } from '../../sessions/commands/note-device.ts';

/**
 * Whose guesses they are: the account's, or those of a browser of its own, which has shown the factor before. Whoever knows
 * the password uses up the account's elsewhere, and must not keep the owner out at home.
 */
export async function guesserOf(db: Db, userId: string, place: Place): Promise<string> {
  const recognised = await recognisePlace(db, userId, place);
  return recognised === 'browser' ? `${userId} ${place.hash.toString('base64url')}` : userId;
}

/**
 * Takes the guesses that a code may be: one at each app it is compared with. Returns how to give them back, to be called
 * unless the code was wrong. `refuse`: with the seconds to wait, when there are none left.
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
