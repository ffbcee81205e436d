/** The moment of `2026-11-30T14:05` on a South African clock; null for anything else. */
export function readMoment(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const moment = new Date(`${typed}:00+02:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
