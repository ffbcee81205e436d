import { restTimes } from '#contract/trust/standby-options.ts';
import { openDice } from '../market-simulation/random.ts';
import { type Applicant, type Assumptions, askBench, assumed, looks, restUntil } from './saturdays.ts';

/** What the study assumes about a day whose rep just doesn't come. None of it was measured. */
export interface RestAssumptions extends Assumptions {
  /** Of those who stand by until the start, how many also do for the rest of the day. */
  readonly standsForRest: number;
  /** Mean minutes from the time at which a no-show can be reported until the business offers the rest. */
  readonly offersAfter: number;
  /** Mean minutes until it pays, once a rep accepted. */
  readonly paysAfter: number;
}

export const assumedRest: RestAssumptions = { ...assumed, standsForRest: 0.5, offersAfter: 10, paysAfter: 8 };

/** From 08:00 to 17:00. */
const shiftMinutes = 9 * 60;
const reportedFrom = 60;
const latestArrival = shiftMinutes * (1 - restTimes.leastShare);

/** The share of a missed shift that a rep from standby works, who is asked once the business reports the no-show at 09:00 or later. */
export function recoverMissedDay(seed: number, given: RestAssumptions = assumedRest): number {
  const dice = openDice(seed, 'missed day');
  const left: Applicant[] = Array.from({ length: dice.between(0, given.mostApplicants) }, (_, at) => {
    const stands = dice.chance(given.standsBy) && dice.chance(0.5) && dice.chance(given.standsForRest);
    return { name: `applicant ${at}`, until: stands ? restUntil : null };
  });
  const offered = looks(dice, reportedFrom, given.offersAfter);
  const { comes, minute } = askBench(dice, offered, left, given, restUntil);
  if (!comes) return 0;
  const { stepMinutes, noticeMinutes } = restTimes;
  const arrives = Math.ceil((minute + dice.between(noticeMinutes, 3 * noticeMinutes)) / stepMinutes) * stepMinutes;
  const paid = looks(dice, minute, given.paysAfter);
  if (arrives > latestArrival || paid > minute + (arrives - minute) / 3) return 0;
  return (shiftMinutes - arrives) / shiftMinutes;
}
