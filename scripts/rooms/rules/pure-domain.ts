import type { House } from '../house.ts';
import { isProduct } from '../place.ts';
import type { Violation } from '../violation.ts';

const messages = {
  await: 'domain is synchronous: no async and no await',
  clock: 'domain reads no clock: take the time as an argument',
  randomness: 'domain uses no randomness: take the value as an argument',
};

/** A domain rule is decided from its arguments. */
export function checkPureDomain(house: House): Violation[] {
  return house.files.flatMap(({ path, place, uses }) => {
    if (place?.room !== 'domain' || !isProduct(place)) return [];
    return uses.flatMap(({ what, line }) =>
      what === 'process.env' ? [] : [{ path, line, message: messages[what], rule: 'pure domain' as const }],
    );
  });
}
