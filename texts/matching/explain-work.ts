import type { Tag, TagKind } from '#contract/catalogue/tags.ts';
import { knows } from '#domain/matching/asks.ts';
import { industryFit } from '#domain/matching/industry-fit.ts';
import { listOf, type Pair } from '#domain/matching/pair-to-explain.ts';
import { sharedSkills } from '#domain/matching/quotable.ts';
import { groupNumbers, numberOf } from '#domain/matching/trade/trade-map.ts';
import { preferredIndustryOf } from '#domain/profiles/preferred-industry.ts';
import { compareTags, nameOf } from './compare-tags.ts';
import { refusalsOf } from './explain-refusals.ts';
import { quoteSkills } from './quote-skills.ts';
import { type Explain, field, muchLost, quotation, type Told } from './told.ts';

const most = 3;

/** What both confirmed, or what one confirmed and the other's words say. */
export const explainTags =
  (kind: TagKind): Explain =>
  (pair) => {
    const isRep = pair.audience === 'rep';
    const { shared, inProfile, inJob } = compareTags(pair, (tag) => tag.kind === kind);
    const labels = listOf(shared.slice(0, most).map(nameOf));
    // A word for a place rarely says that someone worked there.
    const [theirs] = kind === 'setting' ? [] : inProfile;
    const [asked] = inJob;
    return [
      shared.length > 0
        ? [field(true, isRep ? `On your profile and in the job: ${labels}` : `On the profile: ${labels}`)]
        : [],
      theirs
        ? [
            quotation(
              true,
              isRep
                ? `The job involves ${nameOf(theirs.tag)}. From your profile`
                : `You ask for ${nameOf(theirs.tag)}. From the profile`,
              theirs.quote,
            ),
          ]
        : [],
      asked
        ? [
            quotation(
              true,
              isRep
                ? `On your profile: ${nameOf(asked.tag)}. The job says`
                : `On the profile: ${nameOf(asked.tag)}. Your job says`,
              asked.quote,
            ),
          ]
        : [],
    ].flat();
  };

const mostSkills = 2;

/** Skills in the same words on both sides. Languages and papers are among what the job needs. */
export const explainSkills: Explain = (pair) =>
  quoteSkills(pair, (number) => !groupNumbers.language.has(number) && !isPaper(number)).slice(0, mostSkills);

const isPaper = (number: number) => groupNumbers.transport.has(number) || groupNumbers.credential.has(number);

const related = 0.8;

const isNamed = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The industries that both chose, and how they are related. */
export function explainIndustry({ job: { job, products }, rep: { rep }, audience }: Pair): Told[] {
  const first = preferredIndustryOf(rep);
  if (first === null || [first, job.industry].some((name) => isNamed(name, 'other'))) return [];
  const isRep = audience === 'rep';
  if (isNamed(first, job.industry))
    return [field(true, isRep ? `In ${job.industry}, your industry` : `Their industry: ${first}`)];
  if (rep.industry !== null && isNamed(rep.industry, job.industry))
    return [field(true, `In ${job.industry}, as in ${isRep ? 'your' : 'their'} profile`)];
  if ((industryFit(job.industry, products, [first]) ?? 0) >= related)
    return [
      field(
        true,
        isRep
          ? `In ${job.industry}, close to your industry, ${first}`
          : `Their industry, ${first}, is close to ${job.industry}`,
      ),
    ];
  if (industryFit(job.industry, [], [rep.industry, rep.preferredIndustry]) !== 0) return [];
  return [field(false, isRep ? `In ${job.industry}. Your industry: ${first}` : `Their industry: ${first}`)];
}

/** Work this near to what a profile names is not missing from it. */
const nearlyKnown = 0.5;

/** Whether they did such work before is only ever known from what both confirmed. */
export function explainPractice(pair: Pair, lost: number): Told[] {
  const refused = refusalsOf(pair, ['alcohol', 'tobacco', 'door-to-door']);
  if (refused.length > 0 || lost < muchLost) return refused;
  const isRep = pair.audience === 'rep';
  const { shared, missing: unnamed } = compareTags(pair, ({ kind }) => kind === 'work' || kind === 'goods');
  const answered = new Set(sharedSkills(pair).flatMap(({ answers }) => [...answers]));
  const isNew = ({ id }: Tag) =>
    !answered.has(numberOf(id)) && knows(pair.rep.offers.known, numberOf(id)) < nearlyKnown;
  const missing = unnamed.filter(isNew).slice(0, most);
  if (missing.length > 0) {
    return [field(false, `Not on ${isRep ? 'your' : 'the'} profile: ${listOf(missing.map(nameOf))}`)];
  }
  if (shared.length > 0)
    return [field(false, isRep ? 'Check that you’d do this work' : 'Ask whether they’d do this work')];
  return [
    field(
      false,
      isRep ? 'Describe your experience of this work when you apply' : 'Ask about their experience of this work',
    ),
  ];
}
