import type { Weekday } from '#contract/catalogue/options.ts';
import { weekdayOf } from '../shared/calendar-day.ts';
import { anyOf } from './any-of.ts';
import { isOnlyGiven } from './asks.ts';
import type { Confirmed } from './confirmed.ts';
import type { JobToMatch } from './described.ts';
import { spansWeek } from './named-days.ts';
import { type Reading, readTrade } from './trade/read-trade.ts';
import { groupNumbers, numberOf } from './trade/trade-map.ts';

/** A job's needs besides the right kind of work. */
export interface Needs {
  readonly languages: readonly number[];
  /** One of the languages is enough. */
  readonly anyLanguage: boolean;
  readonly transport: readonly number[];
  readonly credentials: readonly number[];
  readonly when: When;
  /** Some of it is after six. */
  readonly evenings: boolean;
  readonly remote: boolean;
  /** The only pay is a share of the sales. */
  readonly commissionAlone: boolean;
}

export type When = 'weekends' | 'part' | 'full' | 'any';

const english = numberOf('english');
const weekends = numberOf('weekends');
const evenings = numberOf('evenings');
const weekdays = numberOf('weekdays');
const remote = numberOf('remote');

/** The concepts of a group in a text. */
export const mentionedIn = ({ said }: Pick<Reading, 'said'>, group: 'language' | 'transport' | 'credential') =>
  [...said.keys()].filter((number) => groupNumbers[group].has(number));

/** What a business confirmed are all its languages, licences and papers; otherwise they are read from its text. */
export function needsOf(job: JobToMatch, reading: Reading, confirmed: Confirmed): Needs {
  const needed = (group: 'language' | 'transport' | 'credential') =>
    mentionedIn(reading, group).filter((number) =>
      confirmed ? confirmed.has(number) : !(reading.optional.has(number) || isOnlyGiven(reading.mentions.get(number))),
    );
  const languages = needed('language').filter((number) => number !== english);
  const text = `${job.title}\n${job.requiredSkills ?? ''}\n${job.description}`;
  return {
    languages,
    anyLanguage: languages.length > 1 && (confirmed ? job.anyLanguage : / or |\/|any of|one of|either/i.test(text)),
    transport: needed('transport'),
    credentials: needed('credential'),
    when: whenOf(job, reading, text),
    evenings: job.endsLate || reading.said.has(evenings) || lateHours.test(text),
    commissionAlone: job.jobType === 'Commission Only' || commissionAlone.test(text),
    remote:
      confirmed?.has(remote) === true ||
      (reading.said.has(remote) && !atOffice.test(text) && clausesOf(text).some(isDoneFromHome)),
  };
}

const lateHours = /\b(?:19|2[0-3])[:hH.]\d\d\b/;

const commissionAlone = anyOf(
  `
  commission[- ](?:only|alone)|(?:only|purely|pure|straight) commission|no basic|no (?:fixed )?salary
  slegs kommissie|kommissie alleen
  `,
);

/** Some of it is done at home, and some is not. */
const atOffice = anyOf(
  String.raw`
  hybrid
  (?:days?|mornings?|afternoons?|once|twice|times|rest)\b[^.;\n]{0,25}\b(?:in|at) (?:the|our) [\w ]{0,12}(?:office|centre|branch|shop)
  (?:office|kantoor)\b[^.;\n]{0,30}\b(?:the )?rest
  `,
);

const clausesOf = (text: string) => text.split(/[.!?;:\n]+/);

/** People other than the worker: the customers, or those to be recruited. */
const others = /\b(?:who|whose|they|their|them|people|customers?|clients?|shoppers?|sellers?|students?)\b/i;
const awayFrom =
  /\b(?:far|away|hours?|minutes?|km|kilomet\w+) from (?:your (?:own )?)?home\b|\bremote (?:areas?|villages?|towns?|farms?|parts?)\b/i;

/** Whether a clause says that the worker works from home. */
function isDoneFromHome(clause: string): boolean {
  if (awayFrom.test(clause)) return false;
  const from = clause.search(/\bfrom (?:your (?:own )?)?home\b/i);
  if (from > 0 && others.test(clause.slice(0, from)) && !/\bwork(?:ing)?\s+$/i.test(clause.slice(0, from)))
    return false;
  return readTrade([{ text: clause, counts: 1 }]).said.has(remote);
}

/** Whether each of the job's days, as its schedule has them, is a Saturday or Sunday. */
export const isOnWeekends = ({ workingDays = [] }: Pick<JobToMatch, 'workingDays'>): boolean =>
  workingDays.length > 0 && workingDays.every((day) => weekend.has(weekdayOf(day)));

const weekend: ReadonlySet<Weekday> = new Set(['Sat', 'Sun']);

function whenOf(job: JobToMatch, { said }: Reading, text: string): When {
  const { jobType } = job;
  if (isOnWeekends(job)) return 'weekends';
  if (said.has(weekends) && !said.has(weekdays) && !spansWeek(text))
    return jobType === 'Full-time' ? 'full' : 'weekends';
  if (jobType === 'Full-time') return 'full';
  return jobType === 'Part-time' ? 'part' : 'any';
}
