const vatPercent = 15n;

/** The VAT in a consumer price, rounded to the cent, halves up (VAT Act, section 64). */
export function vatShare(cents: bigint): bigint {
  return (cents * vatPercent * 2n + (100n + vatPercent)) / ((100n + vatPercent) * 2n);
}
