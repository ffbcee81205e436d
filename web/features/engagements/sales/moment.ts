const offsetMs = 2 * 3_600_000;

/** A moment as `2026-11-30T14:05` on a South African clock. */
export const writeMoment = (moment: Date): string => new Date(moment.getTime() + offsetMs).toISOString().slice(0, 16);

/** The moment of what `writeMoment` writes; null for anything else. */
export function readMoment(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const moment = new Date(`${typed}:00+02:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
