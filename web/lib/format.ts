/** Groups the digits of a whole number by thousands. Not `Intl`: browsers disagree about South African separators. */
function grouped(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Integer cents as rand: `500000` → `R5,000`, `123450` → `R1,234.50`. Cents show only where there are any. */
export function formatRand(cents: number): string {
  const absolute = Math.abs(Math.round(cents));
  const rest = absolute % 100;
  const rand = `R${grouped(String((absolute - rest) / 100))}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
  return cents < 0 ? `-${rand}` : rand;
}

/** As `formatRand`, always with two decimals: `19900` → `R199.00`. For payments and statements. */
export function formatRandExact(cents: number): string {
  const rand = formatRand(cents);
  return rand.includes('.') ? rand : `${rand}.00`;
}

/**
 * What a person typed as an amount of rand, in integer cents. Null for nothing, NaN for anything that is not an amount.
 * Takes `5000`, `R5,000`, `5 000.5`, and the decimal comma of South African keyboards (`5000,50`).
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
