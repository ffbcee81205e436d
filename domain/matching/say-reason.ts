import { formatRand } from '../rand.ts';
import type { FeatureName } from './features.ts';
import { roomOf } from './level-fit.ts';
import type { Pair, Say } from './pair-to-explain.ts';
import { type Reach, reachOf } from './reach.ts';
import { sayAnswering, sayAvailability, sayPractice, sayReliability } from './say-conduct.ts';
import { sayLanguages, sayPapers, sayTransport } from './say-needs.ts';
import { sayIndustry, sayProduct, saySelling, saySkills, sayVenue, sayWords } from './say-work.ts';

/** One reason in plain words. Null: there is nothing to be said that is certainly so. */
export function sayReason(feature: FeatureName, isFor: boolean, pair: Pair): string | null {
  return sayings[feature]?.(pair, isFor) ?? null;
}

const sayings: Partial<Record<FeatureName, Say>> = {
  wordsAsked: sayWords,
  product: sayProduct,
  selling: saySelling,
  venue: sayVenue,
  industry: sayIndustry,
  skills: saySkills,
  practice: sayPractice,
  languages: sayLanguages,
  transport: sayTransport,
  availability: sayAvailability,
  reliability: sayReliability,
  answering: sayAnswering,
  reach: sayReach,
  level: sayLevel,
  pay: sayPay,
  certificates: sayPapers,
};

function sayReach({ job, rep, audience }: Pair): string | null {
  const place = job.job.place;
  const reach = reachOf(rep.rep, place);
  if (!place || !reach) return null;
  const own = reach.from === 'home' ? rep.rep.home : rep.rep.preferred;
  if (!own) return null;
  return audience === 'rep' ? reachForRep(reach, place.name, own.name) : reachForBusiness(reach, own);
}

function reachForRep({ how, from, km }: Reach, place: string, own: string): string | null {
  if (how === 'anywhere') return 'Can be done anywhere';
  if (how === 'same town')
    return from === 'home' ? `In ${place}, where you live` : `In ${place}, where you want to work`;
  if (how === 'same province') return `In your province`;
  return km === null ? `In ${place}, far from ${own}` : `In ${place}, about ${Math.round(km)} km from ${own}`;
}

function reachForBusiness({ how, from, km }: Reach, own: { name: string; province: string }): string | null {
  const is = from === 'home' ? 'Lives in' : 'Wants to work in';
  if (how === 'anywhere') return null;
  if (how === 'measured' && km !== null) return `${is} ${own.name}, about ${Math.round(km)} km away`;
  return how === 'same town' ? `${is} ${own.name}` : `${is} ${own.name}, ${own.province}`;
}

function sayLevel({ job, rep, audience }: Pair): string | null {
  const room = roomOf(rep.rep.experience, job.job.experienceRequired);
  if (room === null) return null;
  if (room === 0) return audience === 'rep' ? 'Your level of experience' : 'The experience you asked for';
  if (room > 0) return audience === 'rep' ? 'Within your experience' : 'More experience than you asked for';
  return audience === 'rep'
    ? `Asks for more experience: ${job.job.experienceRequired}`
    : `Less experience than the ${job.job.experienceRequired} you asked for`;
}

function sayPay({ job, rep, audience }: Pair, isFor: boolean): string | null {
  const [paid, wanted] = [job.job.hourlyRateCents, rep.rep.hourlyRateCents];
  // What was worked out from the whole pay is too rough to be said.
  if (paid === null || wanted === null || isFor !== paid >= wanted) return null;
  if (audience === 'rep')
    return isFor ? 'Pays what you ask' : `Pays ${formatRand(paid)} an hour; you ask ${formatRand(wanted)}`;
  return isFor
    ? `Asks ${formatRand(wanted)} an hour, within your ${formatRand(paid)}`
    : `Asks ${formatRand(wanted)} an hour; you pay ${formatRand(paid)}`;
}
