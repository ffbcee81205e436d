import { and, eq, sql } from 'drizzle-orm';
import { claimMinutes } from '#contract/vetting/cases.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { userVetting } from '../../tables.ts';
import { lockCase } from './lock-case.ts';

/**
 * Claims the case for the caller, or renews their claim. If another reviewer has claimed it nothing changes, and the row shows who that
 * is.
 */
export async function claimCase(tx: Tx, actor: AdminActor, vettingId: string): Promise<void> {
  const { taken } = await lockCase(tx, actor, vettingId);
  if (taken) return;
  await tx.db
    .update(userVetting)
    .set({ claimedBy: actor.adminId, claimedUntil: sql`clock_timestamp() + make_interval(mins => ${claimMinutes})` })
    .where(eq(userVetting.id, vettingId));
}

/** Releases the caller's claim. A claim of another reviewer stays. */
export async function releaseCase(tx: Tx, actor: AdminActor, vettingId: string): Promise<void> {
  await lockCase(tx, actor, vettingId);
  await tx.db
    .update(userVetting)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(userVetting.id, vettingId), eq(userVetting.claimedBy, actor.adminId)));
}
