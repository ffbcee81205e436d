import { engagementTimes } from '#contract/agreed-terms.ts';

const minuteMs = 60_000;
const stepMinutes = 10;

/** When a rep who steps in can arrive: from the start until the business could report a no-show. */
export function mayArriveAt(arrivesAt: Date, start: Date): boolean {
  const late = arrivesAt.getTime() - start.getTime();
  return late >= 0 && late < engagementTimes.noShowMinutes * minuteMs;
}

/** The arrivals to choose from, the earliest first. */
export const arrivalChoices = (start: Date): readonly Date[] =>
  Array.from(
    { length: engagementTimes.noShowMinutes / stepMinutes },
    (_, step) => new Date(start.getTime() + step * stepMinutes * minuteMs),
  );
