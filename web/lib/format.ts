import { grouped } from '#domain/shared/rand.ts';

export { formatRand, formatRandExact } from '#domain/shared/rand.ts';

/**
 * Parses an amount of rand into integer cents. Null when empty, NaN when invalid. Accepts `5000`, `R5,000`, `5 000.5`,
 * and the decimal comma of South African keyboards (`5000,50`).
 */
export function parseRand(typed: string): number | null {
  const text = typed.replace(/^\s*R/i, '').replace(/\s/g, '');
  if (text === '') return null;
  const amount = /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,12}(\.\d{0,2})?$/.test(amount)) return Number.NaN;
  const [rand = '0', cents = ''] = amount.split('.');
  return Number(rand) * 100 + Number(cents.padEnd(2, '0'));
}

/** `12345` → `12,345`. */
export const formatCount = (count: number): string => `${count < 0 ? '-' : ''}${grouped(String(Math.abs(count)))}`;

/** `plural(1, 'job')` → `1 job`, `plural(3, 'reply', 'replies')` → `3 replies`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
