import { type FeatureGroup, type FeatureName, type Features, featureNames, features } from './features.ts';

export interface Model {
  readonly version: number;
  /** From 0 to 1; the meaning depends on the feature's part. */
  readonly weights: Readonly<Record<FeatureName, number>>;
}

/** The initial model, before any hires: by expert judgement. */
export const prior: Model = {
  version: 0,
  weights: {
    wordsAsked: 0.35,
    wordsOffered: 0.15,
    product: 0.15,
    selling: 0.08,
    venue: 0.07,
    industry: 0.09,
    skills: 0.11,
    practice: 0.25,
    reach: 0.92,
    level: 0.5,
    pay: 0.6,
    languages: 0.3,
    transport: 0.5,
    certificates: 0.4,
    availability: 0.4,
    reliability: 0.3,
    answering: 0.1,
    freshness: 0.03,
  },
};

/** The score for the kind of work, from 0 to 1: known features share the weight of the unknown ones. */
function workScore({ weights }: Model, values: Features): number {
  let said = 0;
  let sum = 0;
  for (const name of workNames) {
    const value = values[name];
    if (value === null) continue;
    said += weights[name];
    sum += weights[name] * value;
  }
  return said === 0 ? 0 : sum / said;
}

/** The factor left by the mismatch of a gate. */
export const leftBy = (weight: number, value: number | null): number => (value === null ? 1 : 1 - weight * (1 - value));

/** How well a rep and a job fit, from 0 to 1. */
export const score = (model: Model, values: Features): number => leftByGates(model, values, gateNames);

/** The same whatever the rep's reliability: it ranks reps and excludes none, so this decides who is left out. */
export const scoreOfProfile = (model: Model, values: Features): number =>
  leftByGates(model, values, gateNamesOfProfile);

function leftByGates(model: Model, values: Features, names: readonly FeatureName[]): number {
  let left = hasWork(model) ? workScore(model, values) : 1;
  for (const name of names) left *= leftBy(model.weights[name], values[name]);
  return left;
}

const workNames = featureNames.filter((name) => features[name].part === 'work');
const gateNames = featureNames.filter((name) => features[name].part === 'gate');
const gateNamesOfProfile = gateNames.filter((name) => features[name].group !== 'behaviour');

const hasWork = ({ weights }: Model) => workNames.some((name) => weights[name] > 0);

/** The same without some of its features. */
export function without(model: Model, group: FeatureGroup): Model {
  const weights = { ...model.weights };
  for (const name of featureNames) if (features[name].group === group) weights[name] = 0;
  return { ...model, weights };
}
