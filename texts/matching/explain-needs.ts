import { knows } from '#domain/matching/asks.ts';
import { isInFields } from '#domain/matching/certain.ts';
import type { Offers } from '#domain/matching/offers.ts';
import { type Explain, isGood, listOf, type Pair } from '#domain/matching/pair-to-explain.ts';
import { concepts, numberOf } from '#domain/matching/trade/trade-map.ts';

const labelOf = (number: number) => concepts[number]?.label ?? '';

/** The part that the profile names, or the part that is missing. */
function explainNeeded(
  asked: readonly number[],
  { rep, audience }: Pair,
  isFor: boolean,
  word: 'and' | 'or' = 'and',
): string | null {
  const isLack = (number: number) => !rep.offers.names.has(number) && !isInFields(rep.rep, number);
  const told = asked.filter((number) => (isFor ? rep.offers.names.has(number) : isLack(number)));
  if (told.length === 0) return null;
  const list = listOf(told.map(labelOf), word);
  if (isFor) return audience === 'rep' ? `Asks for ${list}, which your profile mentions` : `Mentions ${list}`;
  return audience === 'rep' ? `Asks for ${list}, which your profile doesn’t mention` : `Doesn’t mention ${list}`;
}

export function explainLanguages(pair: Pair, isFor: boolean): string | null {
  const { languages, anyLanguage } = pair.job.needs;
  const speaks = languages.some((number) => knows(pair.rep.offers.known, number) === 1);
  // Where one of several is enough, the others are not called missing.
  return !isFor && anyLanguage && speaks
    ? null
    : explainNeeded(languages, pair, isFor, !isFor && anyLanguage ? 'or' : 'and');
}

const own = numberOf('own');
const licence = numberOf('licence');

/** Whether it is presumed: a rep with their own transport is taken to have the licence for it. */
export const isTaken = ({ names }: Offers, number: number) =>
  names.has(number) || (number === licence && names.has(own));

export const explainTransport: Explain = (pair, isFor) => {
  const asked = pair.job.needs.transport.filter((number) => isFor || !isTaken(pair.rep.offers, number));
  return explainNeeded(asked, pair, isFor);
};

export function explainPapers(pair: Pair, isFor: boolean): string | null {
  const { askedCourses: courses = [], anyCourse = false } = pair.job.job;
  const passed = courses.filter((name) => pair.rep.rep.certificates.includes(name));
  const missing = anyCourse && passed.length > 0 ? [] : courses.filter((name) => !passed.includes(name));
  const told = isFor ? passed : missing;
  if (told.length === 0) return explainNeeded(pair.job.needs.credentials, pair, isFor);
  const list = listOf(told, anyCourse && !isFor ? 'or' : 'and');
  if (pair.audience === 'rep')
    return isFor ? `You passed ${list}, which the job requires` : `Requires the course ${list}`;
  return isFor ? `Passed ${list}` : `Hasn’t passed ${list}`;
}

/** These cover languages, transport and papers, on the one side or the other. */
export function explainedByNeeds({ job: { needs }, values }: Pair, isFor: boolean): ReadonlySet<number> {
  const gates = [
    [values.languages, needs.languages],
    [values.transport, needs.transport],
    [values.certificates, needs.credentials],
  ] as const;
  return new Set(gates.flatMap(([value, asked]) => (value !== null && isGood(value) === isFor ? asked : [])));
}
