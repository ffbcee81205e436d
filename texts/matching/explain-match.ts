import type { Fit, MatchReason, ReasonAbout } from '#contract/applications/match-reasons.ts';
import { type FeatureName, type Features, features } from '#domain/matching/features.ts';
import type { JobFigure, RepFigure } from '#domain/matching/figures.ts';
import { fitOf } from '#domain/matching/fit-label.ts';
import { leftBy, type Model } from '#domain/matching/model.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { compareTags, nameOf } from './compare-tags.ts';
import { explainCertificates, explainNeeds } from './explain-needs.ts';
import { explainReach } from './explain-reach.ts';
import {
  explainAnswering,
  explainAvailability,
  explainLevel,
  explainPay,
  explainReliability,
} from './explain-terms.ts';
import { explainIndustry, explainPractice, explainSkills, explainTags } from './explain-work.ts';
import { plainReason } from './plain-reason.ts';
import { type Explain, muchLost } from './told.ts';

export type Audience = 'rep' | 'business';

export interface Reason {
  readonly feature: FeatureName;
  readonly shown: MatchReason;
  /** The same in one line of plain text. */
  readonly words: string;
}

export interface Explanation {
  readonly fit: Fit;
  /** The weightiest about the work, about place and time, and about the terms first; then the others by weight. */
  readonly for: readonly Reason[];
  readonly against: readonly Reason[];
  /** What the business asks for and the profile names nowhere. */
  readonly ask: readonly string[];
}

const explained: Partial<Record<FeatureName, { readonly about: ReasonAbout; readonly explain: Explain }>> = {
  selling: { about: 'work', explain: explainTags('work') },
  product: { about: 'work', explain: explainTags('goods') },
  venue: { about: 'work', explain: explainTags('setting') },
  industry: { about: 'work', explain: explainIndustry },
  skills: { about: 'work', explain: explainSkills },
  practice: { about: 'work', explain: explainPractice },
  reach: { about: 'place', explain: explainReach },
  transport: { about: 'place', explain: explainNeeds('transport') },
  availability: { about: 'place', explain: explainAvailability },
  level: { about: 'terms', explain: explainLevel },
  pay: { about: 'terms', explain: explainPay },
  languages: { about: 'terms', explain: explainNeeds('language') },
  certificates: { about: 'terms', explain: explainCertificates },
  reliability: { about: 'record', explain: explainReliability },
  answering: { about: 'record', explain: explainAnswering },
};

/** The value of work that fits no better than any other, and of a condition that is half met. */
const neutral = { work: 0.3, gate: 0.5 } as const;

const workNames = (Object.keys(features) as FeatureName[]).filter((name) => features[name].part === 'work');

/** What the match would lose if a feature were neutral. */
function gainOf({ weights }: Model, values: Features, name: FeatureName): number {
  const { part } = features[name];
  const known = workNames.reduce((sum, one) => sum + (values[one] === null ? 0 : weights[one]), 0);
  return (weights[name] * ((values[name] ?? neutral[part]) - neutral[part])) / (part === 'work' ? known || 1 : 1);
}

/** Their reasons name what both have: the way of selling first, then goods, places and skills. */
const namesShared: ReadonlySet<FeatureName> = new Set<FeatureName>(['selling', 'product', 'venue', 'skills']);

/** They fit many jobs alike, and say less than what this one shares with a rep. */
const suitsMany: ReadonlySet<FeatureName> = new Set<FeatureName>(['level', 'availability']);

/** An industry says less than the work itself. */
function gainSaid({ weights }: Model, name: FeatureName, gain: number): number {
  if (!namesShared.has(name)) return name === 'industry' || suitsMany.has(name) ? gain / 2 : gain;
  return Math.max(...[...namesShared].map((one) => weights[one])) * (1 - neutral.work);
}

/** The share of the match that a condition takes. Rounded: floating point has no exact .1. */
const lostBy = ({ weights }: Model, values: Features, name: FeatureName): number =>
  features[name].part === 'work' ? 0 : Math.round((1 - leftBy(weights[name], values[name])) * 1e6) / 1e6;

type Weighed = Reason & { readonly weight: number; readonly isFor: boolean };

/** Why a rep and a job fit, for one of the two. A reason is a field, a tag that someone confirmed, or a quotation. */
export function explainMatch(
  model: Model,
  job: JobFigure,
  rep: RepFigure,
  values: Features,
  audience: Audience,
): Explanation {
  const pair: Pair = { job, rep, values, audience };
  const names = (Object.keys(explained) as FeatureName[]).filter((name) => model.weights[name] > 0);
  const reasons = names.flatMap((feature): Weighed[] => {
    const row = explained[feature];
    const lost = lostBy(model, values, feature);
    return (row?.explain(pair, lost, (name) => lostBy(model, values, name)) ?? [])
      .filter(({ isFor }) => !(isFor && lost >= muchLost))
      .map(({ isFor, shown }) => {
        const reason = { ...shown, about: row?.about ?? 'work' };
        const gain = gainOf(model, values, feature);
        const weight = isFor ? gainSaid(model, feature, gain) : Math.max(lost, -gain);
        return { feature, shown: reason, words: plainReason(reason), weight, isFor };
      });
  });
  return {
    fit: fitOf(model, values),
    for: inOrder(
      reasons.filter(({ isFor }) => isFor),
      (topic) => topicGain(model, values, topic),
    ),
    against: inOrder(reasons.filter(({ isFor }) => !isFor)),
    ask: audience === 'business' ? compareTags(pair, () => true).open.map(nameOf) : [],
  };
}

const firstTopics = ['work', 'place', 'terms'] as const satisfies readonly ReasonAbout[];

/** What all that is known about a topic adds to a match. The features of the work add up to one score, of which each is a share. */
function topicGain(model: Model, values: Features, topic: ReasonAbout): number {
  const names = topic === 'work' ? workNames : (Object.keys(explained) as FeatureName[]);
  const gains = names
    .filter((name) => topic === 'work' || explained[name]?.about === topic)
    .map((name) => gainOf(model, values, name));
  if (topic !== 'work') return Math.max(...gains);
  const gain = gains.reduce((sum, one) => sum + one, 0);
  return gain / (gain + neutral.work);
}

/** The first of each topic, and then the rest, each by weight. */
function inOrder(reasons: readonly Weighed[], weightOf?: (topic: ReasonAbout) => number): Reason[] {
  const byWeight = reasons.toSorted((one, other) => other.weight - one.weight);
  const firsts = firstTopics.flatMap((topic) => {
    const first = byWeight.find(({ shown }) => shown.about === topic);
    return first ? [{ first, weight: weightOf?.(topic) ?? first.weight }] : [];
  });
  const isLater = ({ first }: (typeof firsts)[number]) =>
    Number(weightOf !== undefined && suitsMany.has(first.feature));
  const first = firsts
    .toSorted((one, other) => isLater(one) - isLater(other) || other.weight - one.weight)
    .map((one) => one.first);
  return [...first, ...byWeight.filter((reason) => !first.includes(reason))].map(({ feature, shown, words }) => ({
    feature,
    shown,
    words,
  }));
}

const briefly = 2;

/** Why it fits, at a glance. */
export const briefReasons = ({ for: good }: Pick<Explanation, 'for'>): string[] =>
  good.slice(0, briefly).map(({ words }) => words);
