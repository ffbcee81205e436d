/** A count with its unit: `72 hours`, `1 day`. */
export const quantity = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A rate in hundredths of a percent: `750` → `7.5 %`. */
export const percent = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(2))} %`;
