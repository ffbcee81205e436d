import { planOffers } from '#domain/standby/offer-plan.ts';
import { type Dice, openDice } from '../market-simulation/random.ts';

/** What the study assumes about people. None of it was measured. */
export interface Assumptions {
  /** Of the reps hired for a Saturday, how many drop out. */
  readonly dropOut: number;
  /** Undecided applicants of a job with five places: none to this many, each as likely. */
  readonly mostApplicants: number;
  /** Of these, how many stand by. */
  readonly standsBy: number;
  /** Mean minutes until a rep on standby looks at the offer, by day. */
  readonly looksAfter: number;
  /** How likely a rep on standby who looks says yes: with six hours or more left, and later. */
  readonly saysYes: readonly [early: number, late: number];
  /** The same of applicants whom the business accepts by hand: as assumed, they look less often, and promised nothing. */
  readonly byHand: { readonly looksAfter: number; readonly saysYes: readonly [early: number, late: number] };
}

export const assumed: Assumptions = {
  dropOut: 0.1,
  mostApplicants: 8,
  standsBy: 0.4,
  looksAfter: 25,
  saysYes: [0.6, 0.4],
  byHand: { looksAfter: 120, saysYes: [0.35, 0.2] },
};

const positions = 5;
/** Of a shift from 08:00 to 17:00: until when a rep can agree to come for the rest of it. */
export const restUntil = 4 * 60;
const minuteMs = 60_000;
const start = new Date('2026-12-12T08:00:00+02:00');
/** Minutes from then on: negative, before it. */
const moment = (minute: number) => new Date(start.getTime() + minute * minuteMs);

/** By hand: mean minutes until a business reads that a rep dropped out and decides, by day. */
const businessReads = 60;

type Way = 'no one' | 'by hand' | 'one click' | 'automatic';

export const ways: readonly Way[] = ['no one', 'by hand', 'one click', 'automatic'];

export interface Applicant {
  /** The last minute at which they can be asked, from the start on: negative, before it. Null: they don't stand by. */
  readonly until: number | null;
  readonly name: string;
}

/** Whether it is between 22:00 and 06:00, eight o'clock being the start. */
const isNight = (minute: number) =>
  ((minute % 1440) + 1440 + 480) % 1440 < 360 || ((minute % 1440) + 1440 + 480) % 1440 >= 1320;

/** When someone looks who usually does after so many minutes: by night not before 06:00. */
export function looks(dice: Dice, from: number, mean: number): number {
  const at = from - mean * Math.log(1 - dice.next());
  if (!isNight(at)) return at;
  const sinceEight = (((at % 1440) + 1440 + 480) % 1440) - 360;
  return at + (sinceEight < 0 ? -sinceEight : 1440 - sinceEight) + 10 * dice.next();
}

/** When a rep drops out, in minutes before the start; null: they just don't come, which leaves the rest of the day: `missed-days.ts`. */
function dropsOutAt(dice: Dice): number | null {
  const which = dice.next();
  if (which < 0.2) return null;
  if (which < 0.5) return -dice.between(5, 180);
  if (which < 0.75) return -dice.between(8 * 60, 24 * 60);
  return -dice.between(24 * 60, 96 * 60);
}

/** The share of one Saturday's places that a rep fills. */
export function fillSaturday(way: Way, seed: number, given: Assumptions = assumed): number {
  // The same people whatever the way, so that ways are compared Saturday by Saturday.
  const dice = openDice(seed, 'saturday');
  const left: Applicant[] = Array.from({ length: dice.between(0, given.mostApplicants) }, (_, at) => {
    const stands = dice.chance(given.standsBy);
    const until = dice.one([-840, -120, 0, 0]);
    return { name: `applicant ${at}`, until: stands ? until : null };
  });
  const dropped = Array.from({ length: positions }, () => dice.chance(given.dropOut)).filter(Boolean).length;
  const times = Array.from({ length: dropped }, () => dropsOutAt(dice)).toSorted(
    (one, other) => (one ?? 1) - (other ?? 1),
  );
  let filled = positions - dropped;
  for (const [place, at] of times.entries()) {
    if (at === null || way === 'no one') continue;
    const own = openDice(seed, place, 'answers');
    const decided = way === 'automatic' ? at : looks(own, at, businessReads);
    const comes = way === 'by hand' ? acceptByHand(own, decided, left, given) : offer(own, decided, left, given);
    if (!comes) continue;
    left.splice(left.indexOf(comes), 1);
    filled++;
  }
  return filled / positions;
}

/** The offers of the product. When none of those on standby takes the place, the business accepts another applicant by hand. */
function offer(dice: Dice, from: number, left: readonly Applicant[], given: Assumptions): Applicant | null {
  const { comes, minute } = askBench(dice, from, left, given);
  if (comes || minute >= 0) return comes;
  return acceptByHand(
    dice,
    looks(dice, minute, businessReads),
    left.filter(({ until }) => until === null),
    given,
  );
}

/** Asks reps on standby, minute by minute, until one accepts, none is left to ask, or the shift starts. `end`: of the offers, in minutes from the start. */
export function askBench(dice: Dice, from: number, left: readonly Applicant[], given: Assumptions, end = 0) {
  const asked = new Map<Applicant, { readonly answers: number; readonly yes: boolean; readonly until: number }>();
  for (let minute = Math.ceil(from); minute < end; minute++) {
    const plan = planOffers(moment(end), moment(minute));
    if (!plan) break;
    for (const [comes, { answers, yes, until }] of asked)
      if (answers <= minute && answers < until && yes) return { comes, minute };
    const open = [...asked.values()].filter(({ answers, until }) => minute < Math.min(answers, until)).length;
    const next = left
      .filter((one) => one.until !== null && one.until > minute && !asked.has(one))
      .slice(0, Math.max(0, plan.atOnce - open));
    if (open + next.length === 0) return { comes: null, minute };
    const until = (plan.answerBy.getTime() - start.getTime()) / minuteMs;
    for (const applicant of next) {
      const yes = dice.chance(given.saysYes[minute <= -360 ? 0 : 1]);
      asked.set(applicant, { answers: looks(dice, minute, given.looksAfter), yes, until });
    }
  }
  return { comes: null, minute: 0 };
}

/** As without standby: the business accepts one applicant after the other, each of whom has a third of the time left to sign. */
function acceptByHand(dice: Dice, from: number, left: readonly Applicant[], { byHand }: Assumptions): Applicant | null {
  let minute = from;
  for (const applicant of left) {
    if (minute >= 0) return null;
    const due = minute - minute / 3;
    const answers = looks(dice, minute, byHand.looksAfter);
    if (answers < due && dice.chance(byHand.saysYes[minute <= -360 ? 0 : 1])) {
      // It pays in a third of the time that is left then.
      const paid = looks(dice, answers, businessReads / 2);
      if (paid < answers - answers / 3) return applicant;
      minute = paid;
      continue;
    }
    minute = looks(dice, due, businessReads);
  }
  return null;
}
