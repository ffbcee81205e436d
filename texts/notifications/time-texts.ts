import { addDays, dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';

/** How times are written, in South African time: short on a page, whole in a mail. */
export interface Say {
  /** An ISO moment. */
  readonly moment: (moment: string) => string;
  /** A calendar day. */
  readonly day: (day: string) => string;
}

/** A deadline. Of midnight the day that ends is named: few know which night 00:00 of a day is. */
export function untilText(until: string, { moment, day }: Say): string {
  const next = dayInSouthAfrica(new Date(until));
  const isMidnight = startOfDay(next).getTime() === new Date(until).getTime();
  return isMidnight ? `the end of ${day(addDays(next, -1))}` : moment(until);
}
