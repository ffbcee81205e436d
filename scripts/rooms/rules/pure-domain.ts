import type { House } from '../house.ts';
import { isProduct, isPure } from '../place.ts';
import type { Violation } from '../violation.ts';

const messages = {
  await: 'is synchronous: no async and no await',
  clock: 'reads no clock: take the time as an argument',
  randomness: 'uses no randomness: take the value as an argument',
};

/** A domain rule, like a text, depends only on its arguments. */
export function checkPureDomain(house: House): Violation[] {
  return house.files.flatMap(({ path, place, uses }) => {
    if (!place || !isPure(place) || !isProduct(place)) return [];
    return uses.flatMap(({ what, line }) =>
      what === 'process.env'
        ? []
        : [{ path, line, message: `${place.room} ${messages[what]}`, rule: 'pure domain' as const }],
    );
  });
}
