import { type MatchingInWords, matchGroupNames } from '#contract/matching/choices.ts';
import { type FeatureName, features } from '#domain/matching/features.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import { readModel } from './read-model.ts';

const titles = {
  text: 'The words of the job and of your profile',
  meaning: 'What is sold, how and where',
  structure: 'Place, pay, experience and what is asked for',
  behaviour: 'What you did here before',
} as const satisfies Record<(typeof matchGroupNames)[number], string>;

const labels: Record<FeatureName, string> = {
  wordsAsked: 'Words of the job that the profile uses',
  wordsOffered: 'Words of the profile that the job uses',
  product: 'What is sold',
  selling: 'The way it is sold',
  venue: 'Where it is sold',
  industry: 'Industry',
  skills: 'Skills that are asked for',
  practice: 'Having done such work',
  reach: 'Distance',
  level: 'Experience',
  pay: 'Pay',
  languages: 'Languages',
  transport: 'Licence and transport',
  certificates: 'Courses that are asked for',
  availability: 'Availability',
  reliability: 'Reliability',
  answering: 'Answering quickly',
  freshness: 'A recent profile',
};

const neverUsed = [
  'Your name',
  'Your photo and your video',
  'Your age',
  'Your gender',
  'Your ID number and anything that can be told from it',
  'Your address beyond your town',
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
