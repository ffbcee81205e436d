import { concepts } from './trade/trade-map.ts';

export const fairnessRules = {
  /** Groups of fewer people are not compared: chance would decide, and a person could be made out. */
  leastPeople: 20,
  /** What somebody reads first. */
  firstPlaces: 10,
  /** Whoever is chosen less than four fifths as often as others has to be looked at. */
  line: 0.8,
  days: 90,
} as const;

/** The languages that people name, as regular expressions of the database. */
export const namedLanguages: readonly { readonly name: string; readonly pattern: string }[] = concepts
  .filter(({ group }) => group === 'language')
  .map(({ label, said }) => ({ name: label, pattern: `\\m(${said.join('|')})\\M` }));
