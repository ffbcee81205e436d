/** National minimum wage in cents an hour, by the day from which it holds. A new year adds a line at the end. */
export const minimumWages = [
  { from: '2025-03-01', cents: 2_879 },
  { from: '2026-03-01', cents: 3_023 },
] as const;

/** The line in force on a day. Days beyond the table have the newest known one, days before it the oldest. */
export function minimumWageOn(day: string): (typeof minimumWages)[number] {
  return minimumWages.findLast(({ from }) => from <= day) ?? minimumWages[0];
}

interface Work {
  readonly hourlyRateCents: number | null;
  readonly startDate: string | null;
}

/** What to say beside an hourly rate that is below the wage in force when the work can begin; null when it is lawful. */
export function refuseRate({ hourlyRateCents, startDate }: Work, today: string): string | null {
  if (hourlyRateCents === null) return null;
  const begins = startDate !== null && startDate > today ? startDate : today;
  const { cents } = minimumWageOn(begins);
  if (hourlyRateCents >= cents) return null;
  return `The minimum wage is R${(cents / 100).toFixed(2)} an hour. Offer at least that.`;
}
