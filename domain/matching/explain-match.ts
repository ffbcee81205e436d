import type { Features } from './features.ts';
import { type FeatureName, features } from './features.ts';
import type { JobFigure, RepFigure } from './figures.ts';
import { leftBy, type Model } from './model.ts';
import { isGood } from './pair-to-explain.ts';
import { sayReason } from './say-reason.ts';

export type Audience = 'rep' | 'business';

export interface Reason {
  readonly feature: FeatureName;
  readonly words: string;
  /** What it counted: the share of the whole that it gave, or took. */
  readonly weight: number;
}

export interface Explanation {
  /** The weightiest first. */
  readonly for: readonly Reason[];
  readonly against: readonly Reason[];
}

const least = 0.02;

/** Why a match counts what it counts, for one of the two, from the very features that counted. What nobody said is no reason. */
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
    const isFor = isGood(value);
    const counted = isFor ? weight * value : 1 - leftBy(weight, value);
    const words = counted < least ? null : sayReason(feature, isFor, { job, rep, values, audience });
    return words === null ? [] : [{ feature, words, weight: counted, isFor }];
  });
  const of = (isFor: boolean) =>
    said
      .filter((one) => one.isFor === isFor)
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ feature, words, weight }) => ({ feature, words, weight }));
  return { for: of(true), against: of(false) };
}
