/** The account that is paid into, as it is known to both sides. */
export interface Merchant {
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly passphrase: string;
}

export const cents = (rands: string): bigint | null => {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(rands) ?? [];
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
};

export const rands = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

/** Roughly PayFast's fee on a card payment: 3.2 % and R2, with VAT. */
export const feeOf = (amount: bigint): bigint => (((amount * 32n) / 1000n + 200n) * 115n) / 100n;
