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

/**
 * Reads concepts from lines `id: label = what people say, and say`; a line `# family` begins a family, and an indented line goes on
 * with the one above.
 */
export function readConcepts(group: ConceptGroup, text: string): Concept[] {
  let family: string = group;
  const found: Concept[] = [];
  for (const line of text.replace(/\n\s+/g, ' ').split('\n')) {
    if (line.startsWith('#')) family = line.slice(1).trim();
    const [, id, label, said] = /^([\w-]+): ([^=]+) = (.+)$/.exec(line) ?? [];
    if (id === undefined || label === undefined || said === undefined) continue;
    found.push({ id, group, family, label, said: said.split(',').map((phrase) => phrase.trim()) });
  }
  return found;
}
