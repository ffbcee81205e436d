import { formatDate } from '#web/lib/format-time.ts';

/** `2028-03` as `March 2028`. */
export const monthWords = (month: string): string => formatDate(`${month}-15T10:00:00Z`).replace(/^\d+ /, '');

/** Valid expiry years of a card: this one and those after it. */
export const cardYears = (now: Date): string[] =>
  Array.from({ length: 15 }, (_, years) => String(now.getFullYear() + years));

export const cardMonths = Array.from({ length: 12 }, (_, month) => {
  const value = String(month + 1).padStart(2, '0');
  return { value, label: `${value} · ${monthWords(`2000-${value}`).replace(' 2000', '')}` };
});
