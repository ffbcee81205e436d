import { type Ask, knows } from './asks.ts';
import { industryFit } from './industry-fit.ts';
import { listOf, type Pair, type Say } from './pair-to-explain.ts';
import { concepts, neighbours, numberOf } from './trade/trade-map.ts';
import { isTelling, splitWords, stem } from './words.ts';

const most = 3;
const shortestWord = 5;

/** Words of the title and of the skills, as the job has them, that are in the profile too. */
export function sayWords({ job: { job }, rep, audience }: Pair, isFor: boolean): string | null {
  const words = splitWords(`${job.title} ${job.requiredSkills ?? ''}`).filter(
    (word) => word.length >= shortestWord && isTelling(word) && rep.words.has(stem(word)),
  );
  const shared = [...new Set(words)].slice(0, most);
  if (!isFor || shared.length === 0) return null;
  return audience === 'rep'
    ? `Your profile has the words ${listOf(shared)} too`
    : `The profile has your words ${listOf(shared)} too`;
}

const labelOf = (number: number) => concepts[number]?.label ?? '';
const near = 0.4;

/** The nearest of what somebody names to what is asked. */
function nearestOf({ number }: Ask, { offers }: Pair['rep']): number | null {
  const all = (neighbours[number] ?? []).filter((one) => one.near >= near && offers.names.has(one.number));
  return all.toSorted((one, other) => other.near - one.near)[0]?.number ?? null;
}

/** A smaller share of a job is a word on the way. */
const leastShare = 0.1;

function sayAsked(asks: readonly Ask[], { rep, audience }: Pair, isFor: boolean): string | null {
  if (!isFor) return sayMissing(asks, { rep, audience });
  const weighty = asks
    .filter(({ share, isMain }) => isMain || share >= leastShare)
    .toSorted((one, other) => other.share - one.share);
  const named = weighty.filter(({ number }) => rep.offers.names.has(number)).slice(0, most);
  const [first] = weighty;
  if (first === undefined) return null;
  const own = audience === 'rep' ? 'Your profile names' : 'Names';
  if (named.length > 0) return `${own} ${listOf(named.map(({ number }) => labelOf(number)))}`;
  const nearest = nearestOf(first, rep);
  return nearest === null ? null : `${own} ${labelOf(nearest)}, which is near to ${labelOf(first.number)}`;
}

/** Only what the job is about is missing, the first that it says; and only where nothing of that is there. */
function sayMissing(asks: readonly Ask[], { rep, audience }: Pick<Pair, 'rep' | 'audience'>): string | null {
  const main = asks.filter(({ isMain }) => isMain);
  const [first] = main;
  // What they say no to is said beside what they did.
  if (
    first === undefined ||
    rep.offers.declined.has(first.number) ||
    main.some(({ number }) => knows(rep.offers.known, number) >= near)
  )
    return null;
  return audience === 'rep'
    ? `Is about ${labelOf(first.number)}, which your profile does not name`
    : `Does not name ${labelOf(first.number)}`;
}

export const sayProduct: Say = (pair, isFor) => sayAsked(pair.job.products, pair, isFor);
export const saySelling: Say = (pair, isFor) => sayAsked(pair.job.selling, pair, isFor);

export function sayVenue(pair: Pair, isFor: boolean): string | null {
  const named = pair.job.venues
    .filter(({ number }) => pair.rep.offers.names.has(number))
    .map(({ number }) => labelOf(number));
  if (!isFor || named.length === 0) return null;
  return `${pair.audience === 'rep' ? 'Your profile names work' : 'Names work'} ${listOf(named.slice(0, most))}`;
}

export function sayIndustry({ job, rep: { rep }, audience }: Pair, isFor: boolean): string | null {
  const fitOf = (name: string) => industryFit(job.job.industry, job.products, [name]) ?? 0;
  const [nearest] = [...new Set([rep.preferredIndustry, rep.industry])]
    .filter((name) => name !== null)
    .toSorted((one, other) => fitOf(other) - fitOf(one));
  const first = nearest && nearest.charAt(0).toUpperCase() + nearest.slice(1);
  // What has no name is no reason.
  if (first === undefined || [first, job.job.industry].some((name) => name.toLowerCase() === 'other')) return null;
  if (isFor)
    return audience === 'rep' ? `In ${job.job.industry}, near your industry` : `Of an industry near yours: ${first}`;
  return audience === 'rep' ? `In ${job.job.industry}; your profile says ${first}` : `Of another industry: ${first}`;
}

/** So short that its words say no more than what they mean. */
const shortSkill = 2;
const english = numberOf('english');

/** Only what is there in the same words, or in a word for the same; and missing is only what is not there in any. */
export function saySkills({ job, rep, audience }: Pair, isFor: boolean): string | null {
  const { names } = rep.offers;
  const wanted = job.skills.filter(({ text, words, concepts, isOptional }) => {
    const [said, named] = [words.filter((word) => rep.words.has(word)), concepts.filter((number) => names.has(number))];
    // Whoever writes in English need not say so.
    if (concepts.length > 0 && concepts.every((number) => number === english)) return isFor && named.length > 0;
    if (!isFor) return !isOptional && said.length === 0 && concepts.every((number) => !names.has(number));
    const isMeant =
      words.length <= shortSkill && !/\d/.test(text) && concepts.length > 0 && named.length === concepts.length;
    return (words.length > 0 && said.length === words.length) || isMeant;
  });
  if (wanted.length === 0) return null;
  const list = listOf(wanted.slice(0, most).map(({ text }) => text));
  if (isFor)
    return audience === 'rep' ? `Asks for ${list}, which your profile names` : `Names what you ask for: ${list}`;
  return audience === 'rep' ? `Asks for ${list}, which your profile does not name` : `Does not name ${list}`;
}
