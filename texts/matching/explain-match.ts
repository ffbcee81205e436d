import type { Fit, ReasonAbout } from '#contract/applications/match-reasons.ts';
import { type FeatureName, type Features, features } from '#domain/matching/features.ts';
import type { JobFigure, RepFigure } from '#domain/matching/figures.ts';
import { fitOf } from '#domain/matching/fit-label.ts';
import { leftBy, type Model } from '#domain/matching/model.ts';
import { isGood } from '#domain/matching/pair-to-explain.ts';
import { explainReason } from './explain-reason.ts';

export type Audience = 'rep' | 'business';

export interface Reason {
  readonly feature: FeatureName;
  readonly words: string;
  /** Its contribution: the share of the whole that it added, or took. */
  readonly weight: number;
}

/** What the reasons from each feature are about. */
export const reasonTopics: Readonly<Record<FeatureName, ReasonAbout>> = {
  wordsAsked: 'work',
  wordsOffered: 'work',
  product: 'work',
  selling: 'work',
  venue: 'work',
  industry: 'work',
  skills: 'work',
  practice: 'work',
  reach: 'place',
  transport: 'place',
  availability: 'place',
  level: 'terms',
  pay: 'terms',
  languages: 'terms',
  certificates: 'terms',
  reliability: 'record',
  answering: 'record',
  freshness: 'record',
};

export interface Explanation {
  readonly fit: Fit;
  /** The weightiest first. */
  readonly for: readonly Reason[];
  readonly against: readonly Reason[];
}

const least = 0.02;
/** A gate that takes this much is no plus, however well it does among gates. */
const mostLost = 0.1;
/** Their texts contain the figures themselves, and are true whichever way they count. */
const shownWhenMixed: ReadonlySet<FeatureName> = new Set<FeatureName>(['reach', 'availability', 'pay']);

/** Null: neither a plus nor a lack. */
function sideOf(feature: FeatureName, value: number, weight: number): 'for' | 'against' | null {
  if (!isGood(value)) return 'against';
  // Rounded: floating point has no exact .1.
  const lost = Math.round((1 - leftBy(weight, value)) * 1e6) / 1e6;
  if (features[feature].part === 'work' || lost < mostLost) return 'for';
  return shownWhenMixed.has(feature) ? 'against' : null;
}

/** Reasons for a match's score, for one of the two, from the very features that counted. Missing information is no reason. */
export function explainMatch(
  model: Model,
  job: JobFigure,
  rep: RepFigure,
  values: Features,
  audience: Audience,
): Explanation {
  const said = (Object.keys(features) as FeatureName[]).flatMap((feature) => {
    const value = values[feature];
    const weight = model.weights[feature];
    if (value === null || weight === 0) return [];
    const side = sideOf(feature, value, weight);
    if (side === null) return [];
    const isFor = side === 'for';
    const counted = isFor ? weight * value : 1 - leftBy(weight, value);
    const words = counted < least ? null : explainReason(feature, isFor, { job, rep, values, audience });
    return words === null ? [] : [{ feature, words, weight: counted, isFor }];
  });
  const of = (isFor: boolean) =>
    said
      .filter((one) => one.isFor === isFor)
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ feature, words, weight }) => ({ feature, words, weight }));
  return { fit: fitOf(model, values), for: of(true), against: of(false) };
}

/** Why it fits, at a glance: what counted most about the kind of work, and what about the rest. */
export const briefReasons = ({ for: good }: Pick<Explanation, 'for'>): string[] =>
  (['work', 'gate'] as const).flatMap(
    (part) => good.find(({ feature }) => features[feature].part === part)?.words ?? [],
  );
