/** South African time has no daylight saving. */
const sast = 2 * 60 * 60 * 1000;

/** `2026-11-23T20:00:00.000Z` as a field for a date and a time shows it: `2026-11-23T22:00`. */
export const toLocal = (iso: string | null): string =>
  iso === null ? '' : new Date(new Date(iso).getTime() + sast).toISOString().slice(0, 16);

export const fromLocal = (local: string): string | null =>
  local === '' ? null : new Date(`${local}+02:00`).toISOString();
