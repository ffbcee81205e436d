/** `7:30`, `7.5` and `7,5` are 450 minutes. Null when empty, NaN when invalid. */
export function parseHours(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 60) : Number.NaN;
}

/** `7:30`. */
export const writeHours = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
