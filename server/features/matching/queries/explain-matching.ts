import { type MatchingInWords, matchGroupNames } from '#contract/matching/choices.ts';
import { type FeatureName, features } from '#domain/matching/features.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import { readModel } from './read-model.ts';

const titles = {
  text: 'Words in the job and your profile',
  meaning: 'What’s sold, how and where',
  structure: 'Place, pay, experience and requirements',
  behaviour: 'Your history here',
} as const satisfies Record<(typeof matchGroupNames)[number], string>;

const labels: Record<FeatureName, string> = {
  wordsAsked: 'How many of the job’s key words are in your profile',
  wordsOffered: 'How many of your profile’s key words are in the job',
  product: 'What’s sold',
  selling: 'How it’s sold',
  venue: 'Where it’s sold',
  industry: 'Industry',
  skills: 'Required skills',
  practice: 'Similar experience',
  reach: 'Distance',
  level: 'Experience',
  pay: 'Pay',
  languages: 'Languages',
  transport: 'Licence and transport',
  certificates: 'Required courses',
  availability: 'Availability',
  reliability: 'Reliability',
  answering: 'Quick replies',
  freshness: 'Recently created profile',
};

const neverUsed = [
  'Your name',
  'Your photo and video',
  'Your age',
  'Your gender',
  'Your ID number and anything it reveals',
  'Your address, beyond your town',
];

/** The current weights of matching, in words. */
export async function explainMatching(db: Db): Promise<MatchingInWords> {
  const { number, since, model, features: known } = await readModel(db);
  const { reviewMatches } = await readSettings(db);
  const groups = matchGroupNames.map((name) => ({
    name,
    title: titles[name],
    features: known
      .filter((feature) => features[feature].group === name)
      .map((feature) => ({
        name: feature,
        title: labels[feature],
        part: features[feature].part,
        weight: Math.round(model.weights[feature] * 1000) / 10,
      })),
  }));
  return { model: number, since: since.toISOString(), groups, neverUsed, reviewed: reviewMatches };
}
