import type { OwnPayHold } from '#contract/engagements/settled.ts';
import type { payHolds } from './tables.ts';

/** A hold as its rep may read it, without the admin's identity. */
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
