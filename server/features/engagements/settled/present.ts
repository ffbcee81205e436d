import type { OwnPayHold } from '#contract/engagements/settled.ts';
import type { payHolds } from './tables.ts';

/** As its rep may read it: which administrator it was stays with us. */
export const presentPayHold = ({
  amountCents,
  reason,
  placedAt,
  liftedAt,
  liftedBecause,
}: typeof payHolds.$inferSelect): OwnPayHold => ({
  amountCents: Number(amountCents),
  reason,
  placedAt: placedAt.toISOString(),
  liftedAt: liftedAt?.toISOString() ?? null,
  liftedBecause,
});
