import { type MatchingInWords, type Strength, strengths } from '#contract/matching/choices.ts';

type Feature = MatchingInWords['groups'][number]['features'][number];

export interface Weighed {
  readonly name: string;
  readonly title: string;
  readonly words: string;
  /** Of a bar, from 0 to 100. */
  readonly length: number;
}

const inWords: Readonly<Record<Strength, Omit<Weighed, 'name' | 'title'>>> = {
  most: { words: 'Counts most', length: 100 },
  much: { words: 'Counts a lot', length: 65 },
  some: { words: 'Counts somewhat', length: 35 },
  little: { words: 'Counts a little', length: 12 },
  none: { words: 'Doesn’t count', length: 0 },
};

const allOf = (groups: MatchingInWords['groups']): Feature[] => groups.flatMap(({ features }) => features);

/** The factors of a part that count, the strongest first. */
export const weighedOf = (groups: MatchingInWords['groups'], part: Feature['part']): Weighed[] =>
  allOf(groups)
    .filter((feature) => feature.part === part && feature.strength !== 'none')
    .toSorted((one, other) => strengths.indexOf(one.strength) - strengths.indexOf(other.strength))
    .map(({ name, title, strength }) => ({ name, title, ...inWords[strength] }));

/** Known facts that don't count now. */
export const weightlessOf = (groups: MatchingInWords['groups']): string[] =>
  allOf(groups)
    .filter(({ strength }) => strength === 'none')
    .map(({ title }) => title);
