import type { Fit } from '#contract/applications/match-reasons.ts';
import { type FeatureName, type Features, features } from './features.ts';
import { leftBy, type Model, score } from './model.ts';

/** From the scores of the labelled pairs. */
const leastScores = { best: 0.6, good: 0.4 } as const;
/** One condition that takes this much leaves no best fit. */
const muchLost = 0.25;

const gates = (Object.keys(features) as FeatureName[]).filter((name) => features[name].part === 'gate');

/** How well a rep and a job fit, in the three words that users read. */
export function fitOf(model: Model, values: Features): Fit {
  const whole = score(model, values);
  if (whole < leastScores.good) return 'possible';
  const isHeldBack = gates.some((name) => 1 - leftBy(model.weights[name], values[name]) >= muchLost);
  return whole >= leastScores.best && !isHeldBack ? 'best' : 'good';
}
