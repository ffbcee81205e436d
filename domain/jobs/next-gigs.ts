import { addDays, dayInSouthAfrica } from '../shared/calendar-day.ts';
import { type Scheduled, workingDays } from './job-schedule.ts';
import { endDayOf, shiftsOf } from './shifts.ts';

/** How long work whose days are agreed elsewhere is listed after its agreement. */
const namedForDays = 30;

interface Agreed extends Scheduled {
  readonly decidedAt: Date;
}

/** The last day of a gig. Without fixed days, the end of the time for which it is listed. */
export const lastDayOf = (gig: Agreed): string =>
  workingDays(gig).at(-1) ?? addDays(gig.startDate ?? dayInSouthAfrica(gig.decidedAt), namedForDays);

/** The next relevant day of a gig; null when it is over. Without fixed days it is the day it starts, if known. */
function nextDay(gig: Agreed, today: string): string | null {
  const shifts = shiftsOf(gig);
  if (shifts.length > 0) return shifts.find((shift) => endDayOf(shift) >= today)?.day ?? null;
  const from = gig.startDate ?? dayInSouthAfrica(gig.decidedAt);
  if (from >= today) return from;
  return addDays(from, namedForDays) >= today ? today : null;
}

/** Whether some of it is to come, as far as its days show. */
export const isToCome = (gig: Agreed, today: string): boolean => nextDay(gig, today) !== null;

/** Those that are not over, the first to begin first. */
export function sortNextGigs<G extends Agreed>(gigs: readonly G[], today: string): G[] {
  return gigs
    .flatMap((gig) => {
      const day = nextDay(gig, today);
      return day === null ? [] : [{ gig, day }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map(({ gig }) => gig);
}
