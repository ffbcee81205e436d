import type { z } from 'zod';
import type { variables } from './env-variables.ts';

/** The stand-in's, public: its signatures prove nothing. */
const standInKey = 'the key of the stand-in, which everybody can read';

/** Who takes what businesses pay for work. In local mode, without a configured partner, the app plays its part itself. */
export function gigMoneyOf(value: z.output<typeof variables>, siteUrl: string) {
  const standIn = value.MODE === 'local' && value.GIG_MONEY === 'escrow' && value.ESCROW_URL === undefined;
  const url = value.ESCROW_URL ?? (standIn ? siteUrl : null);
  return {
    provider: value.GIG_MONEY,
    standIn,
    /** Null: there is none, and never was. Payments it took are refunded through it, even after a change of partner. */
    escrow: url === null ? null : { url, key: value.ESCROW_KEY ?? standInKey },
  };
}
