import type { JobFigure } from './figures.ts';
import type { Offers } from './offers.ts';

/** A smaller share of a job can be left to others. */
const muchOfIt = 0.2;

/** The main work of a job that a rep says they do not do. */
export function declinedOf({ products, selling }: JobFigure, { declined }: Offers): number | null {
  if (declined.size === 0) return null;
  const found = [...products, ...selling].find(({ number, share }) => share >= muchOfIt && declined.has(number));
  return found?.number ?? null;
}
