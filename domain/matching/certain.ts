import { anyOf } from './any-of.ts';
import type { JobToMatch, RepToMatch } from './described.ts';
import type { AskedSkill, JobFigure } from './figures.ts';
import { industryFit, presumedOf } from './industry-fit.ts';
import { isDressCode } from './trade/dress-code.ts';
import { readTrade } from './trade/read-trade.ts';
import { concepts, groupNumbers } from './trade/trade-map.ts';
import { isMeaningful, splitWords, stem } from './words.ts';

// Facts a reason may state: the score may guess, a sentence to a person may not.

export { isDressCode };

const sentencesOf = (text: string) => text.split(/(?<=[.!?\n])\s+/);
const named = (text: string) => readTrade([{ text, counts: 1 }]).said;

const enoughSentences = 2;
const remembered = new WeakMap<JobFigure, ReadonlySet<number>>();

/** The certain subject of a job: in its title, or more than one of its sentences, or a required skill. */
export function certainOf(figure: JobFigure): ReadonlySet<number> {
  const known = remembered.get(figure);
  if (known) return known;
  const certain = readCertain(figure.job);
  remembered.set(figure, certain);
  return certain;
}

function readCertain({ title, description, requiredSkills }: JobToMatch): ReadonlySet<number> {
  const asked = (requiredSkills ?? '').split(/[,;\n]/).filter((skill) => !isDressCode(skill));
  const sentences = sentencesOf(description).filter((sentence) => !isDressCode(sentence));
  // In its context: a word of several meanings has the intended one.
  const whole = readTrade([
    { text: title, counts: 1, part: 'title' },
    { text: [...asked, ...sentences].join('\n'), counts: 1 },
  ]);
  const skills = named(asked.join('\n'));
  const times = new Map<number, number>();
  for (const text of [asked.join('\n'), ...sentences])
    for (const number of named(text).keys()) times.set(number, (times.get(number) ?? 0) + 1);
  const isCertain = (number: number) =>
    (whole.mentions.get(number)?.title ?? 0) > 0 ||
    (times.get(number) ?? 0) >= enoughSentences ||
    (skills.has(number) && !groupNumbers.product.has(number));
  return new Set([...whole.said.keys(), ...times.keys()].filter(isCertain));
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(splitWords(text).map(stem));

const anyTime = 'flexible full-time part-time weekends weekdays evenings';

interface Field {
  readonly words: ReadonlySet<string>;
  readonly said: ReadonlyMap<number, number>;
}

const readFields = new WeakMap<RepToMatch, readonly Field[]>();

/** A rep's profile fields, each separately. */
function fieldsOf(rep: RepToMatch): readonly Field[] {
  const known = readFields.get(rep);
  if (known) return known;
  const { skills, certificates, industry, preferredIndustry, availability, home, preferred } = rep;
  const places = [home, preferred].flatMap((place) => (place ? [place.name, place.province] : []));
  const time = availability === 'flexible' ? anyTime : availability;
  const fields = [...skills, ...certificates, industry, preferredIndustry, time, ...places]
    .flatMap((text) => text || [])
    .map((text) => ({ words: stemsOf(text), said: named(text) }));
  readFields.set(rep, fields);
  return fields;
}

const phrases = new Map<number, readonly (readonly string[])[]>();

function phrasesOf(number: number): readonly (readonly string[])[] {
  const known = phrases.get(number);
  if (known) return known;
  const read = (concepts[number]?.said ?? []).map((phrase) => [...stemsOf(phrase)]).filter(({ length }) => length > 0);
  phrases.set(number, read);
  return read;
}

/** Whether a field names a thing of the trade, in any of the words for it. */
export function isInFields(rep: RepToMatch, number: number): boolean {
  if (presumedOf([rep.industry, rep.preferredIndustry]).has(number)) return true;
  return fieldsOf(rep).some(
    ({ words, said }) =>
      said.has(number) || phrasesOf(number).some((phrase) => phrase.every((word) => words.has(word))),
  );
}

const selling = /\b(?:sell|sales?|promot|retail|verko)/i;

/** Whether a field names any way of selling. */
export const sellsByFields = (rep: RepToMatch): boolean =>
  selling.test([...rep.skills, rep.industry, rep.preferredIndustry].join(' ')) ||
  fieldsOf(rep).some(({ said }) => [...said.keys()].some((number) => groupNumbers.selling.has(number)));

const years = /\b(?:years?|yrs?|experience\w*|ervaring|jaar)\b/i;
const isAnyWord = (word: string) => !isMeaningful(word) || word === 'skill';

/** Whether a field has a requested word, or a quantity of it. */
export function isSkillInFields(rep: RepToMatch, { text, concepts: meant }: AskedSkill): boolean {
  if (years.test(text) && rep.experience !== null) return true;
  const asked = [...stemsOf(text)].filter((word) => !isAnyWord(word));
  const isShared = fieldsOf(rep).some(({ words }) => asked.some((word) => words.has(word)));
  return isShared || meant.some((number) => isInFields(rep, number));
}

const near = 0.6;

/** Whether an industry of the profile is the one of the job, or equivalent. */
export const isOfIndustry = ({ industry, preferredIndustry }: RepToMatch, job: string) =>
  (industryFit(job, [], [industry, preferredIndustry]) ?? 0) >= near;

const takenUp = anyOf(
  String.raw`
  (?:no|not|never|except|geen|nie)\b[^.;\n]{0,30}\b(?:weekends?|saturdays?|sundays?|naweke?)
  (?:weekends?|saturdays?|sundays?|naweke?)\b[^.;\n]{0,40}\b(?:taken|busy|booked|off|free time|unavailable|not|nie|club|church|family|kids|children|study|studies|class(?:es)?|sport|rest)
  (?:church|club|family|sport|class(?:es)?|study|studies|busy|booked)\b[^.;\n]{0,40}\b(?:weekends?|saturdays?|sundays?|naweke?)
  `,
);

/** A sentence that speaks of weekends, and not of work at them. */
export const keepsWeekends = ({ description }: RepToMatch) => description !== null && takenUp.test(description);
