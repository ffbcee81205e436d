import { expect, test } from 'vitest';
import { type Features, featureNames } from './features.ts';
import { learnWeights, type Outcome } from './learn-weights.ts';
import { prior } from './model.ts';

const plain = Object.fromEntries(featureNames.map((name) => [name, 0.5])) as Features;

const seen = (outcome: Outcome['outcome'], change: Partial<Features>, rank: number | null = null): Outcome => ({
  features: { ...plain, ...change },
  outcome,
  rank,
});

const many = (list: readonly Outcome[]) => Array.from({ length: 200 }, () => list);

test('what those who are hired have gets more weight', () => {
  const lists = many([seen('hired', { languages: 1 }), seen('rejected', { languages: 0 })]);
  const { model, pairs } = learnWeights(prior, lists);
  expect(pairs).toBe(200);
  expect(model.weights.languages).toBeGreaterThan(prior.weights.languages + 0.1);
  expect(model.version).toBe(prior.version + 1);
});

test('what counted wrongly gets less, and the order gets better', () => {
  const lists = many([seen('hired', { pay: 0.2, skills: 1 }), seen('interviewed', { pay: 1, skills: 0.7 })]);
  const { model, before, after } = learnWeights(prior, lists);
  expect(model.weights.pay).toBeLessThan(prior.weights.pay);
  expect(before).toBe(0);
  expect(after).toBe(1);
});

test('without outcomes, or with few, the prior stays', () => {
  expect(learnWeights(prior, []).model).toBe(prior);
  const one = [[seen('hired', { languages: 1 }), seen('rejected', { languages: 0 })]];
  const few = learnWeights(prior, one).model.weights.languages;
  const lots = learnWeights(prior, many(one.flat())).model.weights.languages;
  expect(few - prior.weights.languages).toBeLessThan((lots - prior.weights.languages) / 3);
});

test('to be ignored far down says less than to be ignored at the top', () => {
  const learned = (rank: number) =>
    learnWeights(prior, [
      [seen('hired', { venue: 1 }, 2), seen('ignored', { venue: 0 }, rank)],
      // Something to the contrary: how the two are weighed is what differs.
      [seen('hired', { venue: 0 }, 2), seen('rejected', { venue: 1 }, 3)],
    ]).model.weights.venue;
  expect(learned(100)).toBeLessThan(learned(1));
});

test('to be chosen far down says more than to be chosen at the top', () => {
  const learned = (rank: number) =>
    learnWeights(prior, [
      [seen('hired', { venue: 1 }, rank), seen('rejected', { venue: 0 }, 3)],
      [seen('hired', { venue: 0 }, 1), seen('rejected', { venue: 1 }, 3)],
    ]).model.weights.venue;
  expect(learned(16)).toBeGreaterThan(learned(1));
});

test('weights stay what they can mean, and the same again', () => {
  const lists = many([seen('hired', { reach: 1, skills: 1 }), seen('rejected', { reach: 0, skills: 0 })]);
  const { weights } = learnWeights(prior, lists, { pull: 0, steps: 2_000 }).model;
  for (const name of featureNames) {
    expect(weights[name]).toBeGreaterThanOrEqual(0);
    expect(weights[name]).toBeLessThan(1);
  }
  expect(learnWeights(prior, lists)).toEqual(learnWeights(prior, lists));
});
