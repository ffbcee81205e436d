import type { FeatureName } from '#domain/matching/features.ts';
import { roomOf } from '#domain/matching/level-fit.ts';
import { isUnpaid } from '#domain/matching/needs-fit.ts';
import type { Explain, Pair } from '#domain/matching/pair-to-explain.ts';
import { formatRand } from '#domain/shared/rand.ts';
import { explainAnswering, explainAvailability, explainPractice, explainReliability } from './explain-conduct.ts';
import { explainLanguages, explainPapers, explainTransport } from './explain-needs.ts';
import { explainReach } from './explain-reach.ts';
import {
  explainIndustry,
  explainProduct,
  explainSelling,
  explainSkills,
  explainVenue,
  explainWords,
} from './explain-work.ts';

/** One reason in plain words. Null: nothing is certain enough to say. */
export function explainReason(feature: FeatureName, isFor: boolean, pair: Pair): string | null {
  return sayings[feature]?.(pair, isFor) ?? null;
}

const sayings: Partial<Record<FeatureName, Explain>> = {
  wordsAsked: explainWords,
  product: explainProduct,
  selling: explainSelling,
  venue: explainVenue,
  industry: explainIndustry,
  skills: explainSkills,
  practice: explainPractice,
  languages: explainLanguages,
  transport: explainTransport,
  availability: explainAvailability,
  reliability: explainReliability,
  answering: explainAnswering,
  reach: explainReach,
  level: explainLevel,
  pay: explainPay,
  certificates: explainPapers,
};

function explainLevel({ job, rep, audience }: Pair, isFor: boolean): string | null {
  const room = roomOf(rep.rep.experience, job.job.experienceRequired);
  // Who has more than enough lacks nothing.
  if (room === null || (!isFor && room >= 0)) return null;
  if (room === 0) return audience === 'rep' ? 'Your level of experience' : 'The experience you asked for';
  if (room > 0) return audience === 'rep' ? 'Within your experience' : 'More experience than you asked for';
  return audience === 'rep'
    ? `Asks for more experience: ${job.job.experienceRequired}`
    : `Less experience than the ${job.job.experienceRequired} you asked for`;
}

function explainPay({ job, rep, audience }: Pair, isFor: boolean): string | null {
  if (!isFor && isUnpaid(job, rep))
    return audience === 'rep'
      ? 'Pays commission only, which your profile rules out'
      : 'Doesn’t want commission-only work';
  const [paid, wanted] = [job.job.hourlyRateCents, rep.rep.hourlyRateCents];
  // Amounts derived from the whole pay are too rough to be shown.
  if (paid === null || wanted === null || isFor !== paid >= wanted) return null;
  if (audience === 'rep')
    return isFor ? 'Pays your rate' : `Pays ${formatRand(paid)} an hour, but you ask for ${formatRand(wanted)}`;
  return isFor
    ? `Asks for ${formatRand(wanted)} an hour, within your ${formatRand(paid)}`
    : `Asks for ${formatRand(wanted)} an hour, but you pay ${formatRand(paid)}`;
}
