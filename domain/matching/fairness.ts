import { concepts } from './trade/trade-map.ts';

export const fairnessRules = {
  /** Smaller groups are not compared: chance would decide, and a person could be identified. */
  leastPeople: 20,
  /** The places that are read first. */
  firstPlaces: 10,
  /** A group chosen less than four fifths as often as others needs review. */
  line: 0.8,
  days: 90,
} as const;

/** Languages in profiles, as regular expressions of the database. */
export const namedLanguages: readonly { readonly name: string; readonly pattern: string }[] = concepts
  .filter(({ group }) => group === 'language')
  .map(({ label, said }) => ({ name: label, pattern: `\\m(${said.join('|')})\\M` }));
