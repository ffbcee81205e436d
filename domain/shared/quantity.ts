/** A count with its unit: `72 hours`, `1 day`. */
export const quantity = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
