/** What a thing of the trade is: what is sold, how, and where, or what somebody can or may do. */
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

/** One thing, by whatever words people call it. */
export interface Concept {
  readonly id: string;
  readonly group: ConceptGroup;
  /** What is nearly the same is of one family. */
  readonly family: string;
  /** In the middle of a sentence. */
  readonly label: string;
  readonly said: readonly string[];
}
