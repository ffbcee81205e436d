import type { jobTypes } from '#contract/jobs/options.ts';
import { repAvailability } from '#contract/profiles/options.ts';
import { certainOf, keepsWeekends, sellsByFields } from '#domain/matching/certain.ts';
import { declinedOf } from '#domain/matching/declined.ts';
import { type Hindrance, hindranceOf } from '#domain/matching/hindrance.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { concepts, groupNumbers } from '#domain/matching/trade/trade-map.ts';

/** Says that a rep rules it out, or names only other work: that they never did this can't be known. */
export function explainPractice({ job, rep: { rep, offers }, audience }: Pair, isFor: boolean): string | null {
  const declined = declinedOf(job, offers);
  if (!isFor && declined !== null && certainOf(job).has(declined)) {
    const what = concepts[declined]?.label;
    return audience === 'rep' ? `Involves ${what}, which you’ve ruled out` : `Has ruled out ${what}`;
  }
  const other = [...offers.names].find((number) => groupNumbers['other-work'].has(number));
  const label = other === undefined ? undefined : concepts[other]?.label;
  if (isFor || label === undefined || offers.hasSelling || sellsByFields(rep)) return null;
  return audience === 'rep'
    ? `Your profile mentions ${label} but no sales work`
    : `Mentions ${label} but no sales work`;
}

const hindrances: Readonly<Record<Hindrance, string>> = {
  weekends: 'work at weekends',
  evenings: 'work in the evening',
  'away from home': 'work away from home',
  'away from a desk': 'work away from a desk',
  'on foot': 'work on foot',
  soon: '',
};

function explainHindrance(hindrance: Hindrance, isRep: boolean): string {
  if (hindrance === 'soon') return isRep ? 'Starts soon, and you need notice first' : 'Needs notice before starting';
  const what = hindrances[hindrance];
  return isRep ? `Involves ${what}, which your profile rules out` : `Has ruled out ${what}`;
}

/** The others say how a rep is paid, and not when the work is. */
const timed: ReadonlySet<string> = new Set<(typeof jobTypes)[number]>(['Full-time', 'Part-time']);

export function explainAvailability(
  { job: figure, rep: { rep, offers }, audience }: Pair,
  isFor: boolean,
): string | null {
  const { job } = figure;
  const hindrance = isFor ? null : hindranceOf(figure, offers);
  if (hindrance === 'weekends' && rep.availability === 'weekends') return null;
  if (hindrance !== null) return explainHindrance(hindrance, audience === 'rep');
  const label = repAvailability.find(({ value }) => value === rep.availability)?.label.toLowerCase();
  if (label === undefined) return null;
  const isWeekends = figure.needs.when === 'weekends';
  if (isFor && isWeekends && keepsWeekends(rep)) return null;
  if (isFor) return audience === 'rep' ? `Suits your availability: ${label}` : `Suitable availability: ${label}`;
  if (!isWeekends && !timed.has(job.jobType) && rep.availability !== 'weekends') return null;
  const work = isWeekends
    ? 'is at weekends'
    : timed.has(job.jobType)
      ? `is ${job.jobType.toLowerCase()}`
      : 'can be on other days too';
  return audience === 'rep'
    ? `The work ${work}, but you said ${label}`
    : `Is available ${rep.availability === 'weekends' ? 'on weekends' : label}, but the work ${work}`;
}

const someGigs = 3;
const gigs = (count: number) => `${count} ${count === 1 ? 'gig' : 'gigs'}`;

export function explainReliability({ rep: { rep }, audience }: Pair, isFor: boolean): string | null {
  if (rep.behaviour === null) return null;
  const { completed, noShows, lateCancellations } = rep.behaviour;
  const missed = noShows + lateCancellations;
  if (isFor) {
    if (completed < someGigs) return null;
    return audience === 'rep' ? `You completed ${gigs(completed)}` : `Completed ${gigs(completed)}`;
  }
  if (missed === 0) return null;
  return audience === 'rep'
    ? `You did not come to, or cancelled late, ${gigs(missed)}`
    : `Did not come to, or cancelled late, ${gigs(missed)}`;
}

export function explainAnswering({ rep: { rep }, audience }: Pair, isFor: boolean): string | null {
  const hours = rep.behaviour?.answerHours ?? null;
  if (hours === null) return null;
  const within = Math.max(1, Math.ceil(hours));
  const words = `usually ${audience === 'rep' ? 'answer' : 'answers'} within ${within === 1 ? 'an hour' : `${within} hours`}`;
  if (!isFor && hours < 24) return null;
  return audience === 'rep' ? `You ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
