/** National minimum wage in cents an hour, by the day from which it holds. A new year adds a line at the end. */
export const minimumWages = [
  { from: '2025-03-01', cents: 2_879 },
  { from: '2026-03-01', cents: 3_023 },
] as const;

/** The entry in force on a day. Days beyond the table have the newest known one, days before it the oldest. */
export function minimumWageOn(day: string): (typeof minimumWages)[number] {
  return minimumWages.findLast(({ from }) => from <= day) ?? minimumWages[0];
}

interface Work {
  readonly hourlyRateCents: number | null;
  readonly startDate: string | null;
  /** Where the days are known: the wage may rise between the first and the last of them. */
  readonly lastDay?: string | undefined;
}

/** The minimum hourly pay: by the last of the days, or else when the work can begin. */
export function leastRate({ startDate, lastDay }: Omit<Work, 'hourlyRateCents'>, today: string): number {
  return minimumWageOn([today, startDate ?? today, lastDay ?? today].toSorted().at(-1) ?? today).cents;
}

/** Whether an hour pays less than the wage in force on the days of the work. */
export const isBelowWage = (work: Work, today: string): boolean =>
  work.hourlyRateCents !== null && work.hourlyRateCents < leastRate(work, today);
