const letters = { payout: 'H', batch: 'B' } as const;

/** The number of a payout or batch in a typed reference: "TH000042", "th 42" or "42". Null for anything else. */
export function numberMeant(text: string, of: keyof typeof letters): number | null {
  const [, kind, digits] = /^(?:t([hb]) ?)?0*(\d{1,15})$/i.exec(text.trim()) ?? [];
  if (digits === undefined || (kind !== undefined && kind.toUpperCase() !== letters[of])) return null;
  return Number(digits);
}

const amount = /^r? ?(\d{1,3}(?:[ ,\u00a0]\d{3})+|\d{1,9})(?:[.,](\d{2}))?$/i;

/** Cents of an amount typed as rand: "1260", "R1,260.50", "r 1 260,50". Null for anything else. */
export function amountMeant(text: string): number | null {
  const [, rand, cents = '00'] = amount.exec(text.trim()) ?? [];
  return rand === undefined ? null : Number(rand.replaceAll(/\D/g, '')) * 100 + Number(cents);
}
