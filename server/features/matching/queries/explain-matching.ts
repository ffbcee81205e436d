import { type MatchingInWords, matchGroupNames, type Strength } from '#contract/matching/choices.ts';
import { type FeatureName, featureNames, features } from '#domain/matching/features.ts';
import type { Model } from '#domain/matching/model.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import { readModel } from './read-model.ts';

const titles = {
  text: 'Words in the job and your profile',
  meaning: 'What’s sold, how and where',
  structure: 'Place, pay, experience and more',
  behaviour: 'Your reliability',
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
  certificates: 'Courses and certificates',
  availability: 'Availability',
  reliability: 'Reliability',
  answering: 'How fast you answer terms and interview times',
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

/** Shares of the heaviest weight of a part. */
const strengthFrom = [
  ['most', 0.8],
  ['much', 0.4],
  ['some', 0.15],
  ['little', 0],
] as const;

/** How much a feature counts beside the heaviest of its part. */
function strengthOf({ weights }: Model, name: FeatureName): Strength {
  const { part } = features[name];
  const heaviest = Math.max(...featureNames.map((one) => (features[one].part === part ? weights[one] : 0)));
  if (weights[name] === 0) return 'none';
  return strengthFrom.find(([, least]) => weights[name] >= least * heaviest)?.[0] ?? 'none';
}

/** What counts in matching, in words. */
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
        strength: strengthOf(model, feature),
      })),
  }));
  return { model: number, since: since.toISOString(), groups, neverUsed, reviewed: reviewMatches };
}
