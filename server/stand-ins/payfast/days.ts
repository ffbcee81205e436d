const dayMs = 86_400_000;
const offsetMs = 2 * 3_600_000;

/** The day in South Africa, `YYYY-MM-DD`. */
export const dayAt = (moment: Date): string => new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const daysFrom = (day: string, later: string): number => (Date.parse(later) - Date.parse(day)) / dayMs;

const monthsOf: Partial<Record<number, number>> = { 3: 1, 4: 3, 5: 6, 6: 12 };

/** The day of a charge, counted from the first: on the same day of the month, or on the last of a shorter one. */
export function chargeDay(first: string, frequency: number, count: number): string {
  if (frequency === 1) return daysAfter(first, count);
  if (frequency === 2) return daysAfter(first, 7 * count);
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const wanted = month - 1 + (monthsOf[frequency] ?? 1) * count;
  const last = new Date(Date.UTC(year, wanted + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, wanted, Math.min(day, last))).toISOString().slice(0, 10);
}
