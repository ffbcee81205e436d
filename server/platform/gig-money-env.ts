import type { z } from 'zod';
import type { variables } from './env-variables.ts';

/** Of the stand-in, for everybody: its signatures prove nothing. */
const standInKey = 'the key of the stand-in, which everybody can read';

/** Who takes what businesses pay for work. In local mode, when nobody says where the partner is, the app plays its part itself. */
export function gigMoneyOf(value: z.output<typeof variables>, siteUrl: string) {
  const standIn = value.MODE === 'local' && value.GIG_MONEY === 'escrow' && value.ESCROW_URL === undefined;
  const url = value.ESCROW_URL ?? (standIn ? siteUrl : null);
  return {
    provider: value.GIG_MONEY,
    standIn,
    /** Null: there is none, and never was. What it took once goes back through it whoever takes the money today. */
    escrow: url === null ? null : { url, key: value.ESCROW_KEY ?? standInKey },
  };
}
