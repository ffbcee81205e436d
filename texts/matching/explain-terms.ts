import { repAvailability } from '#contract/profiles/options.ts';
import type { JobToMatch } from '#domain/matching/described.ts';
import { roomOf } from '#domain/matching/level-fit.ts';
import { isOnWeekends } from '#domain/matching/needs.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { formatRand } from '#domain/shared/rand.ts';
import { refusalsOf } from './explain-refusals.ts';
import { field, muchLost, type Told } from './told.ts';

/** Steps of experience above what is asked: this many count against a rep, whatever is asked. */
const muchMore = 2;

export function explainLevel({ job: { job }, rep: { rep }, audience }: Pair, lost: number): Told[] {
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
  if (room === 0) return [field(true, isRep ? 'Your level of experience' : 'The experience you asked for')];
  if (room > 0)
    return [
      field(
        room < muchMore && lost < muchLost,
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
}

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

/** Whether the job's fields say that its work falls within such times. */
function isWithin(availability: string | null, job: JobToMatch): boolean {
  if (availability === 'part-time') return job.jobType === 'Part-time';
  return availability !== 'weekends' || isOnWeekends(job);
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
  if (label === undefined) return lost >= muchLost && refused.length === 0 ? [check(isRep, 'hours suit')] : refused;
  if (lost < muchLost && isWithin(rep.availability, job))
    return [...refused, field(true, `${isRep ? 'You’re available' : 'Available'} ${on(label)}`)];
  const conflict = conflictOf(rep.availability, job, isRep);
  if (conflict !== null) return [...refused, field(false, conflict)];
  return refused.length > 0 ? refused : [check(isRep, 'hours suit')];
}

const on = (label: string) =>
  label === 'weekends' ? 'on weekends' : label === 'flexible' ? 'at flexible times' : label;

const someGigs = 3;
const gigs = (count: number) => `${count} ${count === 1 ? 'gig' : 'gigs'}`;

export function explainReliability({ rep: { rep }, audience }: Pair, lost: number): Told[] {
  if (rep.behaviour === null) return [];
  const { completed, noShows, lateCancellations } = rep.behaviour;
  const missed = noShows + lateCancellations;
  const isRep = audience === 'rep';
  const told: Told[] = [];
  if (completed >= someGigs && lost < muchLost)
    told.push(field(true, isRep ? `You completed ${gigs(completed)}` : `Completed ${gigs(completed)}`));
  if (missed > 0)
    told.push(
      field(
        false,
        `${isRep ? 'You missed' : 'Missed'} ${gigs(missed)} or cancelled ${missed === 1 ? 'it' : 'them'} late`,
      ),
    );
  return told;
}

const slowHours = 24;

export function explainAnswering({ rep: { rep }, audience }: Pair): Told[] {
  const hours = rep.behaviour?.answerHours ?? null;
  if (hours === null) return [];
  const within = Math.max(1, Math.ceil(hours));
  const words = within === 1 ? 'within an hour' : `within ${within} hours`;
  return [field(hours < slowHours, audience === 'rep' ? `You usually answer ${words}` : `Usually answers ${words}`)];
}
