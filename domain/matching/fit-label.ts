import type { Fit } from '#contract/applications/match-reasons.ts';
import { type FeatureName, type Features, features } from './features.ts';
import { leftBy, type Model, score } from './model.ts';

/** Of labelled pairs above the first, four in five were graded 3; of those between the two, seven in ten 2 or 3. */
const leastScores = { best: 0.5, good: 0.3 } as const;
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
