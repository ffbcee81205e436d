import { formatRand } from '#contract/amounts.ts';

export { formatRand, grouped } from '#contract/amounts.ts';

/** As `formatRand`, always with two decimals: `19900` → `R199.00`. For payments and statements. */
export function formatRandExact(cents: number): string {
  const rand = formatRand(cents);
  return rand.includes('.') ? rand : `${rand}.00`;
}
