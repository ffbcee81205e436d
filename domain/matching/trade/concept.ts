/** The kind of a concept of the trade: what is sold, how, and where, or what a person can or may do. */
export const conceptGroups = [
  'product',
  'selling',
  'venue',
  'ability',
  'other-work',
  'language',
  'transport',
  'credential',
  'time',
] as const;

export type ConceptGroup = (typeof conceptGroups)[number];

/** One concept, with all its names. */
export interface Concept {
  readonly id: string;
  readonly group: ConceptGroup;
  /** Nearly equal concepts are of one family. */
  readonly family: string;
  /** Its name, as written in the middle of a sentence. */
  readonly label: string;
  readonly said: readonly string[];
}
