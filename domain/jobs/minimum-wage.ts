import { labourLaw } from '../labour/law.ts';

/** National minimum wage in cents an hour on a day. Days beyond the table have the newest known one, days before it the oldest. */
export function minimumWageOn(day: string): number {
  const { minimumWages } = labourLaw;
  return (minimumWages.findLast(({ from }) => from <= day) ?? minimumWages[0]).cents;
}

interface Work {
  readonly hourlyRateCents: number | null;
  readonly startDate: string | null;
  /** Where the days are known: the wage may rise between the first and the last of them. */
  readonly lastDay?: string | undefined;
}

/** The minimum hourly pay: by the last of the days, or else when the work can begin. */
export function leastRate({ startDate, lastDay }: Omit<Work, 'hourlyRateCents'>, today: string): number {
  return minimumWageOn([today, startDate ?? today, lastDay ?? today].toSorted().at(-1) ?? today);
}

/** Whether an hour pays less than the wage in force on the days of the work. */
export const isBelowWage = (work: Work, today: string): boolean =>
  work.hourlyRateCents !== null && work.hourlyRateCents < leastRate(work, today);
