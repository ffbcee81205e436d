import type { Quote, Tag } from '#contract/catalogue/tags.ts';
import { knows } from '#domain/matching/asks.ts';
import { listOf, type Pair } from '#domain/matching/pair-to-explain.ts';
import { isNamedByRep, quoteOfRequired } from '#domain/matching/quotable.ts';
import { tagsOf } from '#domain/matching/tags/tag-kinds.ts';
import type { ConceptGroup } from '#domain/matching/trade/concept.ts';
import { concepts, groupNumbers, numberOf } from '#domain/matching/trade/trade-map.ts';
import { compareTags, english } from './compare-tags.ts';
import { quoteSkills } from './quote-skills.ts';
import { type Explain, field, muchLost, quotation, type Told } from './told.ts';

type NeedGroup = Extract<ConceptGroup, 'language' | 'transport' | 'credential'>;

const needs = { language: 'languages', transport: 'transport', credential: 'credentials' } as const;

/** Languages, transport and papers: what both confirmed, what is in the words of one, and what neither did. */
export const explainNeeds =
  (group: NeedGroup): Explain =>
  (pair, lost) => {
    const isOf = ({ id }: Tag) => groupNumbers[group].has(numberOf(id));
    const isRep = pair.audience === 'rep';
    const { shared, inProfile, inJob, open, missing } = compareTags(pair, isOf);
    const wording = wordingOf(pair, tagsOf(pair.job.job.tags).filter(isOf), group);
    const told: Told[] = [];
    if (shared.length > 0) told.push(field(true, wording.has(shared)));
    for (const { tag, quote } of inProfile) told.push(quotation(true, wording.isIn(tag), quote));
    for (const { tag, quote } of inJob)
      told.push(
        quotation(
          true,
          isRep ? `On your profile: ${tag.label}. The job says` : `On the profile: ${tag.label}. Your job says`,
          quote,
        ),
      );
    const quoted = quoteSkills(pair, (number) => groupNumbers[group].has(number), true);
    told.push(...quoted);
    const isAsked = pair.rep.rep.tags !== null || lost >= muchLost;
    // Where one is enough, one that the profile names in other words may be it.
    const isLacking = missing.length > 0 && (missing.length === open.length || !wording.anyOf);
    if (isLacking && isAsked) told.push(field(false, wording.lacks(missing)));
    return lost >= muchLost && told.every(({ isFor }) => isFor) ? [...told, unconfirmed(pair, group)] : told;
  };

const labelsOf = (tags: readonly Tag[], word?: 'or') =>
  listOf(
    tags.map(({ label }) => label),
    word,
  );

/** Where one of several languages is enough, all of them are named. If English is among them, it may be needed besides: then neither is said. */
function wordingOf({ job: { job }, audience }: Pair, asked: readonly Tag[], group: NeedGroup) {
  const isRep = audience === 'rep';
  const anyOf = group === 'language' && job.anyLanguage && asked.length > 1 ? asked : null;
  const isUnclear = anyOf?.some(({ id }) => id === english) ?? false;
  const wanted = (tags: readonly Tag[]) => (anyOf ? labelsOf(anyOf, 'or') : labelsOf(tags));
  return {
    anyOf,
    has(own: readonly Tag[]): string {
      if (!isRep) return `On the profile: ${labelsOf(own)}`;
      if (isUnclear) return `On your profile and in the job: ${labelsOf(own)}`;
      return anyOf && own.length < anyOf.length
        ? `Asks for ${wanted(own)}. On your profile: ${labelsOf(own)}`
        : `Asks for ${wanted(own)}, on your profile`;
    },
    isIn(own: Tag): string {
      if (isUnclear)
        return isRep ? `The job names ${own.label}. From your profile` : `You named ${own.label}. From the profile`;
      return isRep ? `Asks for ${wanted([own])}. From your profile` : `You ask for ${wanted([own])}. From the profile`;
    },
    lacks(open: readonly Tag[]): string {
      if (!isRep || isUnclear)
        return `Not on ${isRep ? 'your' : 'the'} profile: ${labelsOf(open, anyOf ? 'or' : undefined)}`;
      const which = (anyOf ?? open).length > 1 ? 'aren’t' : 'isn’t';
      return `Asks for ${wanted(open)}, which ${which} on your profile`;
    },
  };
}

const wholeOf = ({ before, marked, after }: Quote) => before + marked + after;

/** Only the job's text seems to ask for it. Its required skills do, so they are quoted; other sentences may be about customers. */
function unconfirmed({ job, rep, audience }: Pair, group: NeedGroup): Told {
  const isRep = audience === 'rep';
  const own = new Set(rep.rep.tags);
  const missing = job.needs[needs[group]].filter(
    (number) =>
      knows(rep.offers.known, number) < 1 && !isNamedByRep(rep, number) && !own.has(concepts[number]?.id ?? ''),
  );
  const quoted = (job.job.tags === null ? missing : []).flatMap((number) => {
    const quote = quoteOfRequired(job, number);
    return quote ? [{ label: concepts[number]?.label ?? '', quote }] : [];
  });
  const [first] = quoted;
  if (first) {
    const sameSkill = quoted.filter(({ quote }) => wholeOf(quote) === wholeOf(first.quote));
    const isAnyOf = group === 'language' && job.needs.anyLanguage;
    const lacks = listOf(
      sameSkill.map(({ label }) => label),
      isAnyOf ? 'or' : 'and',
    );
    const lead = isRep ? `Not on your profile: ${lacks}. The job says` : `Not on the profile: ${lacks}. Your job says`;
    return quotation(false, lead, first.quote);
  }
  return field(false, isRep ? 'Check that you have what the job needs' : 'Ask whether they have what the job needs');
}

/** Papers, and the required courses. */
export const explainCertificates: Explain = (pair, lost, lostBy) => {
  const { askedCourses: courses = [], anyCourse = false } = pair.job.job;
  const isRep = pair.audience === 'rep';
  const passed = courses.filter((name) => pair.rep.rep.certificates.includes(name));
  const missing = anyCourse && passed.length > 0 ? [] : courses.filter((name) => !passed.includes(name));
  const told: Told[] = [];
  if (passed.length > 0)
    told.push(field(true, isRep ? `You passed ${listOf(passed)}, which the job requires` : `Passed ${listOf(passed)}`));
  if (missing.length > 0) {
    const list = listOf(missing, anyCourse ? 'or' : 'and');
    told.push(
      field(
        false,
        isRep ? `Requires the ${missing.length > 1 ? 'courses' : 'course'} ${list}` : `Hasn’t passed ${list}`,
      ),
    );
  }
  // A missing course explains the loss.
  return [...told, ...explainNeeds('credential')(pair, missing.length > 0 ? 0 : lost, lostBy)];
};
