import { type Ask, knows } from '#domain/matching/asks.ts';
import { certainOf, isDressCode, isInFields, isOfIndustry, isSkillInFields } from '#domain/matching/certain.ts';
import type { AskedSkill, RepFigure } from '#domain/matching/figures.ts';
import { neutral } from '#domain/matching/gendered.ts';
import { industryFit } from '#domain/matching/industry-fit.ts';
import { type Explain, isGood, listOf, type Pair } from '#domain/matching/pair-to-explain.ts';
import { readTrade } from '#domain/matching/trade/read-trade.ts';
import { concepts, groupNumbers, neighboursOf, numberOf } from '#domain/matching/trade/trade-map.ts';
import { isMeaningful, namesPerson, splitWords, stem } from '#domain/matching/words.ts';
import { preferredIndustryOf } from '#domain/profiles/preferred-industry.ts';
import { explainedByNeeds, isTaken } from './explain-needs.ts';

const most = 3;
const shortestWord = 5;
const typedWords = /[\p{L}\p{M}\p{N}'’]+/gu;

/** Words of the title and of the skills, as the job has them, that are in the profile too. */
export function explainWords({ job: { job }, rep, audience }: Pair, isFor: boolean): string | null {
  // Of several forms of a word the first is enough.
  const shared = new Map<string, string>();
  const skills = (job.requiredSkills ?? '').split(/[,;\n]/).filter((skill) => !isDressCode(skill));
  for (const typed of [job.title, ...skills].join(' ').match(typedWords) ?? []) {
    const [word = '', ...others] = splitWords(typed).map(neutral);
    if (others.length > 0 || word.length < shortestWord || !isMeaningful(word) || !rep.words.has(stem(word))) continue;
    if (isTime(typed)) continue;
    if (!shared.has(stem(word))) shared.set(stem(word), typed);
  }
  if (!isFor || shared.size === 0) return null;
  const words = [...shared.values()].slice(0, most).join(', ');
  return audience === 'rep' ? `Your profile uses the same words: ${words}` : `Uses the same words as you: ${words}`;
}

const labelOf = (number: number) => concepts[number]?.label ?? '';
const near = 0.4;

/** The profile's closest match to what is asked. */
function nearestOf({ number }: Ask, { offers }: Pair['rep']): number | null {
  const all = neighboursOf(number).filter((one) => one.near >= near && offers.names.has(one.number));
  return all.toSorted((one, other) => other.near - one.near)[0]?.number ?? null;
}

function explainAsked(asks: readonly Ask[], pair: Pair, isFor: boolean): string | null {
  if (!isFor) return explainMissing(asks, pair);
  const { job, rep, audience } = pair;
  const weighty = asks
    .filter(({ number }) => certainOf(job).has(number))
    .toSorted((one, other) => other.share - one.share);
  const named = weighty.filter(({ number }) => rep.offers.names.has(number)).slice(0, most);
  const [first] = weighty;
  if (first === undefined) return null;
  const own = audience === 'rep' ? 'Your profile mentions' : 'Mentions';
  if (named.length > 0) return `${own} ${listOf(named.map(({ number }) => labelOf(number)))}`;
  const nearest = nearestOf(first, rep);
  return nearest === null ? null : `${own} ${labelOf(nearest)}, which is close to ${labelOf(first.number)}`;
}

/** Only the job's main subject is missing, the first that it names; and only where none of that is there. */
function missingOf(asks: readonly Ask[], job: Pair['job'], { rep, offers }: Pair['rep']): number | null {
  const main = asks.filter(({ isMain, number }) => isMain && certainOf(job).has(number));
  const [first] = main;
  // What they rule out is named beside what they did.
  if (first === undefined || offers.declined.has(first.number)) return null;
  const isHad = main.some(({ number }) => knows(offers.known, number) >= near || isInFields(rep, number));
  return isHad ? null : first.number;
}

function explainMissing(asks: readonly Ask[], { job, rep, audience }: Pair): string | null {
  const missing = missingOf(asks, job, rep);
  if (missing === null) return null;
  return audience === 'rep'
    ? `Involves ${labelOf(missing)}, which your profile doesn’t mention`
    : `Doesn’t mention ${labelOf(missing)}`;
}

export const explainProduct: Explain = (pair, isFor) => explainAsked(pair.job.products, pair, isFor);
export const explainSelling: Explain = (pair, isFor) => explainAsked(pair.job.selling, pair, isFor);

export function explainVenue(pair: Pair, isFor: boolean): string | null {
  const named = pair.job.venues
    .filter(({ number }) => pair.rep.offers.names.has(number) && certainOf(pair.job).has(number))
    .map(({ number }) => labelOf(number));
  if (!isFor || named.length === 0) return null;
  return `${pair.audience === 'rep' ? 'Your profile mentions work' : 'Mentions work'} ${listOf(named.slice(0, most))}`;
}

export function explainIndustry({ job, rep: { rep }, audience }: Pair, isFor: boolean): string | null {
  const first = preferredIndustryOf(rep);
  // What has no name is no reason, and neither is what others are not shown.
  if (first === null || (isFor && !isGood(industryFit(job.job.industry, job.products, [first]) ?? 0))) return null;
  if ([first, job.job.industry].some((name) => name.toLowerCase() === 'other')) return null;
  if (!isFor && isOfIndustry(rep, job.job.industry)) return null;
  if (isFor)
    return audience === 'rep'
      ? `In ${job.job.industry}, close to your industry`
      : `Prefers a related industry: ${first}`;
  return audience === 'rep'
    ? `In ${job.job.industry}, but your profile says ${first}`
    : `Prefers another industry: ${first}`;
}

/** So short that its words add nothing to their meaning. */
const shortSkill = 2;
const english = numberOf('english');

const isTimeOf = (number: number) => groupNumbers.time.has(number);

/** Whether a text is about availability, which is read from fields: a sentence that names weekends may well exclude them. */
const isTime = (text: string) => [...readTrade([{ text, counts: 1 }]).said.keys()].some(isTimeOf);

const isHad = (skill: AskedSkill, { words: own, rep, offers }: RepFigure) => {
  const { text, words, concepts } = skill;
  if (concepts.some((number) => offers.refused.has(number))) return false;
  if (!concepts.filter(isTimeOf).every((number) => isInFields(rep, number))) return false;
  const isMeant = words.length <= shortSkill && !/\d/.test(text) && concepts.length > 0;
  return (
    (words.length > 0 && words.every((word) => own.has(word))) ||
    (isMeant && concepts.every((number) => offers.names.has(number)))
  );
};

const isOfWork = (number: number) => groupNumbers.selling.has(number) || groupNumbers.product.has(number);

/** Not in any word, and no related work either. */
const isMissing = (skill: AskedSkill, { words: own, rep, offers }: RepFigure) => {
  const { words, concepts, isOptional } = skill;
  return (
    !isOptional &&
    !isSkillInFields(rep, skill) &&
    !words.some((word) => own.has(word)) &&
    !concepts.some((number) => isTaken(offers, number) || (isOfWork(number) && knows(offers.known, number) >= near))
  );
};

/** What is named elsewhere is not repeated as a skill. */
function explainedByOthers(pair: Pair, isFor: boolean): ReadonlySet<number | null> {
  const { job, rep } = pair;
  const missing = isFor ? [] : [missingOf(job.products, job, rep), missingOf(job.selling, job, rep)];
  return new Set([...missing, ...explainedByNeeds(pair, isFor)]);
}

/** Present only in the same words, or a synonym; missing only if absent in any. */
export function explainSkills(pair: Pair, isFor: boolean): string | null {
  const { job, rep, audience } = pair;
  const isSaid = explainedByOthers(pair, isFor);
  const told = job.skills.filter((skill) => {
    const { concepts } = skill;
    // A profile in English need not name English.
    if (!isFor && concepts.length > 0 && concepts.every((number) => number === english)) return false;
    if (concepts.length > 0 && concepts.every((number) => isSaid.has(number))) return false;
    if (isDressCode(skill.text)) return false;
    return !namesPerson(skill.text) && (isFor ? isHad(skill, rep) : isMissing(skill, rep));
  });
  if (told.length === 0) return null;
  // In the words of the job, which go into no sentence of ours.
  const list = told
    .slice(0, most)
    .map(({ text }) => text)
    .join(', ');
  if (audience === 'rep')
    return isFor
      ? `Your profile mentions skills it asks for: ${list}`
      : `Asks for skills your profile doesn’t mention: ${list}`;
  return isFor ? `Mentions skills you ask for: ${list}` : `Doesn’t mention skills you ask for: ${list}`;
}
