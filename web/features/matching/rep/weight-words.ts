import type { MatchingInWords } from '#contract/matching/choices.ts';

type Feature = MatchingInWords['groups'][number]['features'][number];

export interface Weighed {
  readonly name: string;
  readonly title: string;
  /** From 0 to 100, for a bar. */
  readonly percent: number;
  readonly words: string;
}

const rounded = (percent: number) => (percent > 0 && percent < 1 ? 'under 1' : String(Math.round(percent)));

/** The factors of the fit of the work, as shares of the whole, by weight. */
export function sharesOf(groups: MatchingInWords['groups']): Weighed[] {
  const features = of(groups, 'work');
  const whole = features.reduce((sum, { weight }) => sum + weight, 0);
  return features
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name, title, weight }) => {
      const percent = (weight / whole) * 100;
      return { name, title, percent, words: `${rounded(percent)}%` };
    });
}

/** The deduction for a complete mismatch, by weight. */
export function lossesOf(groups: MatchingInWords['groups']): Weighed[] {
  return of(groups, 'gate')
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name, title, weight }) => ({ name, title, percent: weight, words: `up to ${rounded(weight)}%` }));
}

/** Known facts that have no weight now. */
export const weightlessOf = (groups: MatchingInWords['groups']): string[] =>
  groups.flatMap(({ features }) => features.filter(({ weight }) => weight <= 0).map(({ title }) => title));

const of = (groups: MatchingInWords['groups'], part: Feature['part']) =>
  groups.flatMap(({ features }) => features.filter((feature) => feature.part === part));
