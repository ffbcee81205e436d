/** Formats an amount for PayFast: rands with a dot and two decimals. */
export function toRands(cents: bigint): string {
  if (cents < 0n) throw new RangeError('An amount is not negative.');
  return `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;
}

/** Null: not an amount. */
export function toCents(rands: string): bigint | null {
  const [, sign = '', whole, decimals = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(rands.trim()) ?? [];
  if (whole === undefined) return null;
  const cents = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}
