/** Groups the digits of a whole number by thousands. Not `Intl`: browsers disagree about South African separators. */
export function grouped(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Integer cents as rand: `500000` → `R5,000`, `123450` → `R1,234.50`. Cents show only where there are any. */
export function formatRand(cents: number): string {
  const absolute = Math.abs(Math.round(cents));
  const rest = absolute % 100;
  const rand = `R${grouped(String((absolute - rest) / 100))}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
  return cents < 0 ? `-${rand}` : rand;
}

/** Hundredths of a percent: `1370` → `13.7%`. */
export const formatPercent = (basisPoints: number): string => `${basisPoints / 100}%`;
