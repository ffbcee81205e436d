import { repAvailability } from '#contract/profiles/options.ts';
import type { JobToMatch } from '#domain/matching/described.ts';
import type { JobFigure } from '#domain/matching/figures.ts';
import { roomOf } from '#domain/matching/level-fit.ts';
import { isForWeekends } from '#domain/matching/named-days.ts';
import { isOnWeekends } from '#domain/matching/needs.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { hoursOf } from '#domain/matching/pay-fit.ts';
import { quoteOfDays } from '#domain/matching/quotable.ts';
import { reliabilityRule } from '#domain/reliability/rule.ts';
import { formatRand } from '#domain/shared/rand.ts';
import { repAnswersText, repRecordText } from '../trust/reliability-records.ts';
import { refusalsOf } from './explain-refusals.ts';
import { type Explain, field, muchLost, quotation, type Told } from './told.ts';

/** Steps of experience above what is asked: this many count against a rep, whatever is asked. */
const muchMore = 2;

export const explainLevel: Explain = ({ job: { job }, rep: { rep }, audience }, lost, lostBy) => {
  const isRep = audience === 'rep';
  const room = roomOf(rep.experience, job.experienceRequired);
  if (room === null)
    return lost < muchLost
      ? []
      : [
          field(
            false,
            isRep
              ? 'Your profile doesn’t say how much experience you have'
              : 'Hasn’t said how much experience they have',
          ),
        ];
  // Years in another trade are not those that a business asks for.
  const isOfThisWork = job.experienceRequired === 'Entry Level' || lostBy('practice') < muchLost;
  const isPlus = room < muchMore && lost < muchLost;
  if (room >= 0 && isPlus && !isOfThisWork) return [];
  if (room === 0) return [field(true, isRep ? 'Your level of experience' : 'The experience you asked for')];
  if (room > 0)
    return [
      field(
        isPlus,
        isRep
          ? `You have more experience than it asks for: ${job.experienceRequired}`
          : `More experience than the ${job.experienceRequired} you asked for`,
      ),
    ];
  return [
    field(
      false,
      isRep
        ? `Asks for more experience: ${job.experienceRequired}`
        : `Less experience than the ${job.experienceRequired} you asked for`,
    ),
  ];
};

const check = (isRep: boolean, what: string) =>
  field(false, isRep ? `Check that the ${what} you` : `Ask whether the ${what} them`);

export function explainPay(pair: Pair, lost: number): Told[] {
  const {
    job: { job },
    rep: { rep },
    audience,
  } = pair;
  const isRep = audience === 'rep';
  const told = [...refusalsOf(pair, ['commission-only']), ...compareRates()];
  return lost >= muchLost && told.every(({ isFor }) => isFor) ? [...told, check(isRep, 'pay suits')] : told;

  function compareRates(): Told[] {
    const [paid, wanted] = [job.hourlyRateCents, rep.hourlyRateCents];
    if (wanted === null) return [];
    const asks = `${formatRand(wanted)} an hour`;
    if (paid !== null && paid >= wanted)
      return [field(true, isRep ? 'Pays your rate' : `Asks ${asks}, within your ${formatRand(paid)}`)];
    if (paid !== null)
      return [
        field(
          false,
          isRep ? `Pays ${formatRand(paid)} an hour. You ask ${asks}` : `Asks ${asks}. You pay ${formatRand(paid)}`,
        ),
      ];
    // How many hours the whole pay is for is unknown, so it says nothing about a rate.
    return [];
  }
}

const fewHours = 0.25;

/** Whether the pay is for so few hours of the job's duration that full-time work is another thing. */
function hasFewHours({ compensationCents, hourlyRateCents, duration }: JobToMatch): boolean {
  const full = hoursOf[duration ?? ''];
  if (compensationCents === null || hourlyRateCents === null || full === undefined) return false;
  return compensationCents / hourlyRateCents < fewHours * full;
}

/** Whether the job's fields say that its work falls within such times. */
function isWithin(availability: string | null, job: JobToMatch): boolean {
  if (availability === 'part-time') return job.jobType === 'Part-time';
  if (availability === 'full-time') return !hasFewHours(job);
  return availability !== 'weekends' || isOnWeekends(job);
}

/** Whether all that the job says about its days are weekends. */
const saysWeekends = ({ job, needs }: JobFigure) =>
  needs.when === 'weekends' && isForWeekends(`${job.title}\n${job.requiredSkills ?? ''}\n${job.description}`);

/** Asks to compare the hours, with the job's own words about them. */
function checkHours({ job, audience }: Pair): Told {
  const isRep = audience === 'rep';
  const quote = quoteOfDays(job);
  if (quote === null) return check(isRep, 'hours suit');
  const lead = isRep ? 'Check that the hours suit you. The job says' : 'Ask whether the hours suit them. Your job says';
  return quotation(false, lead, quote);
}

/** The times that a rep wants and those of the job, where they differ. Other types of job say how a rep is paid, not when. */
function conflictOf(availability: string | null, { jobType }: JobToMatch, isRep: boolean): string | null {
  const type = jobType.toLowerCase();
  if (availability === 'weekends' && jobType === 'Full-time')
    return `${isRep ? 'You’re available' : 'Available'} on weekends. The work is full-time`;
  const isOther = [availability, type].toSorted().join() === 'full-time,part-time';
  return isOther ? `${isRep ? 'You want' : 'Wants'} ${availability} work. This is ${type}` : null;
}

export function explainAvailability(pair: Pair, lost: number): Told[] {
  const {
    job: { job },
    rep: { rep },
    audience,
  } = pair;
  const isRep = audience === 'rep';
  const refused = refusalsOf(pair, ['nights']);
  const label = repAvailability.find(({ value }) => value === rep.availability)?.label.toLowerCase();
  if (label === undefined) return lost >= muchLost && refused.length === 0 ? [checkHours(pair)] : refused;
  const own = `${isRep ? 'You’re available' : 'Available'} ${on(label)}`;
  if (lost < muchLost && isWithin(rep.availability, job)) return [...refused, field(true, own)];
  const quote =
    lost < muchLost &&
    rep.availability === 'weekends' &&
    saysWeekends(pair.job) &&
    quoteOfDays(pair.job, isForWeekends);
  if (quote) return [...refused, quotation(true, `${own}. ${isRep ? 'The' : 'Your'} job says`, quote)];
  const conflict = conflictOf(rep.availability, job, isRep);
  if (conflict !== null) return [...refused, field(false, conflict)];
  return refused.length > 0 ? refused : [checkHours(pair)];
}

const on = (label: string) =>
  label === 'weekends' ? 'on weekends' : label === 'flexible' ? 'at flexible times' : label;

const someGigs = 3;
/** The share that everyone starts with. */
const startingShare = reliabilityRule.presumedPercent / 100;

/** The words that others read of a rep's reliability. They speak for a rep who is at least as reliable as at the start. A newcomer has neither. */
export function explainReliability({ rep: { rep }, audience }: Pair, lost: number): Told[] {
  const { record } = rep;
  if (record === null || record.isNew) return [];
  const { share, came, missed, onTime, cancelledLate } = record;
  const words = repRecordText(record, audience === 'rep' ? 'you' : 'them');
  if (share >= startingShare) return came >= someGigs && lost < muchLost ? [field(true, words)] : [];
  // What the sentence doesn't name isn't held against a rep.
  return missed > 0 || cancelledLate > 0 || onTime < came ? [field(false, words)] : [];
}

const slowMinutes = 24 * 60;

export function explainAnswering({ rep: { rep }, audience }: Pair): Told[] {
  const { record } = rep;
  if (record === null) return [];
  const words = repAnswersText(record, audience === 'rep' ? 'you' : 'them');
  return words === null ? [] : [field((record.answerMinutes ?? 0) < slowMinutes, words)];
}
