import { type FeatureName, type Features, featureNames, features } from './features.ts';
import type { Model } from './model.ts';

/** What became of somebody who was shown, the best first. */
export const outcomes = ['hired', 'interviewed', 'shortlisted', 'ignored', 'rejected'] as const;

export interface Outcome {
  readonly features: Features;
  readonly outcome: (typeof outcomes)[number];
  /** At which rank they were shown, from 1. Null: not in a list. */
  readonly rank: number | null;
}

export interface Learned {
  readonly model: Model;
  /** How often two of one list were told apart by what became of them. */
  readonly pairs: number;
  /** The share of those pairs, by their weights, that the model has in the right order. */
  readonly before: number;
  readonly after: number;
}

export interface LearningOptions {
  /** How much outcomes have to say before the prior is left. */
  readonly pull: number;
  readonly steps: number;
}

const usual: LearningOptions = { pull: 0.05, steps: 400 };

/** A hundred pairs say as much as the prior. */
const pairsOfPrior = 100;
/** How much one score has to be above another to be surely above it, in logarithms. */
const slope = 4;
const least = 0.01;
const mostOfGate = 0.98;
const fastest = 0.02;

/** How likely somebody at a rank was looked at. */
const seenAt = (rank: number | null) => (rank === null ? 1 : 1 / Math.sqrt(Math.max(1, rank)));
const mostOfPair = 5;

interface Pair {
  readonly better: Numbers;
  readonly worse: Numbers;
  readonly weight: number;
}

/**
 * Whoever was chosen far down counts for more, since few were looked at there, and whoever was passed over far down counts for
 * less, since they were perhaps never seen: to be ignored is not to be disliked.
 */
function pairsOf(list: readonly Outcome[]): Pair[] {
  const standing = (one: Outcome) => outcomes.indexOf(one.outcome);
  const shown = list.map((one) => ({ ...one, numbers: numbersOf(one.features) }));
  return shown.flatMap((better) =>
    shown
      .filter((worse) => standing(better) < standing(worse))
      .map((worse) => {
        const chosen = better.outcome === 'ignored' ? seenAt(better.rank) : 1 / seenAt(better.rank);
        const passedOver = worse.outcome === 'ignored' ? seenAt(worse.rank) : 1;
        return { better: better.numbers, worse: worse.numbers, weight: Math.min(mostOfPair, chosen * passedOver) };
      }),
  );
}

/** In the order of the features; what is null is not a number here. */
type Numbers = Float64Array;

const count = featureNames.length;
const isWork = featureNames.map((name) => features[name].part === 'work');
const numbersOf = (values: Features | Model['weights']): Numbers =>
  Float64Array.from(featureNames, (name) => values[name] ?? Number.NaN);

/** The logarithm of a score, and how it changes with each weight. */
function slopesOf(weights: Numbers, values: Numbers, into: Numbers): number {
  let [said, sum] = [0, 0];
  for (let at = 0; at < count; at++) {
    const value = values[at] ?? 0;
    if (!isWork[at] || Number.isNaN(value)) continue;
    said += weights[at] ?? 0;
    sum += (weights[at] ?? 0) * value;
  }
  const work = said > 0 ? sum / said : 0;
  let log = Math.log(work + least);
  for (let at = 0; at < count; at++) {
    const value = values[at] ?? 0;
    if (Number.isNaN(value)) into[at] = 0;
    else if (isWork[at]) into[at] = said > 0 ? (value - work) / said / (work + least) : 0;
    else {
      const left = 1 - (weights[at] ?? 0) * (1 - value);
      log += Math.log(left);
      into[at] = -(1 - value) / left;
    }
  }
  return log;
}

/** The sum over all pairs of how wrong their order is, as slopes of the weights. */
function slopesOfPairs(pairs: readonly Pair[], weights: Numbers, total: number): Numbers {
  const [sum, better, worse] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (const pair of pairs) {
    const apart = slopesOf(weights, pair.better, better) - slopesOf(weights, pair.worse, worse);
    const wrong = (slope * pair.weight) / (1 + Math.exp(slope * apart)) / total;
    for (let at = 0; at < count; at++) sum[at] = (sum[at] ?? 0) - wrong * ((better[at] ?? 0) - (worse[at] ?? 0));
  }
  return sum;
}

const within = (weight: number, at: number) => Math.min(isWork[at] ? 1 : mostOfGate, Math.max(0, weight));

/**
 * Weights that put those who were chosen above those who were not, staying near the prior where little is known: pairwise logistic
 * regression on the logarithms of the scores. The same outcomes in the same order give the same weights.
 */
export function learnWeights(
  prior: Model,
  lists: readonly (readonly Outcome[])[],
  { pull, steps }: LearningOptions = usual,
): Learned {
  const pairs = lists.flatMap(pairsOf);
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
  if (pairs.length === 0) return { model: prior, pairs: 0, before: 0, after: 0 };
  const start = numbersOf(prior.weights);
  const weights = start.slice();
  const backToPrior = pull * (1 + pairsOfPrior / pairs.length);
  const [average, square] = [new Float64Array(count), new Float64Array(count)];
  for (let step = 1; step <= steps; step++) {
    const slopes = slopesOfPairs(pairs, weights, total);
    const pace = fastest / (1 + (4 * step) / steps);
    for (let at = 0; at < count; at++) {
      const one = (slopes[at] ?? 0) + backToPrior * ((weights[at] ?? 0) - (start[at] ?? 0));
      // Adam's steps: each weight at its own pace.
      average[at] = 0.9 * (average[at] ?? 0) + 0.1 * one;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * one * one;
      const stride =
        (average[at] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-6);
      weights[at] = within((weights[at] ?? 0) - pace * stride, at);
    }
  }
  const model = { version: prior.version + 1, weights: shareOut(weights) };
  return {
    model,
    pairs: pairs.length,
    before: agreement(start, pairs, total),
    after: agreement(numbersOf(model.weights), pairs, total),
  };
}

/** The weights of the work add up to 1 again, as people are shown them; what is above what stays so. */
function shareOut(weights: Numbers): Record<FeatureName, number> {
  const total = weights.reduce((sum, weight, at) => sum + (isWork[at] ? weight : 0), 0) || 1;
  const shared = [...weights].map((weight, at) => (isWork[at] ? weight / total : weight));
  const rounded = featureNames.map((name, at) => [name, Math.round((shared[at] ?? 0) * 1e4) / 1e4]);
  return Object.fromEntries(rounded) as Record<FeatureName, number>;
}

function agreement(weights: Numbers, pairs: readonly Pair[], total: number): number {
  const slopes = new Float64Array(count);
  const logOf = (values: Numbers) => slopesOf(weights, values, slopes);
  const right = pairs.filter(({ better, worse }) => logOf(better) > logOf(worse));
  return right.reduce((sum, { weight }) => sum + weight, 0) / total;
}
