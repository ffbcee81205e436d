import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { userVetting, type VettingRow } from '../../tables.ts';

export interface LockedCase extends VettingRow {
  readonly email: string;
  /** Whether the caller has an active claim. */
  readonly claimed: boolean;
  /** Whether another reviewer has an active claim. */
  readonly taken: boolean;
  readonly own: boolean;
}

/** Returns the case, locked until the transaction ends. Throws vetting.not_found. */
export async function lockCase(tx: Tx, { adminId, email }: AdminActor, vettingId: string): Promise<LockedCase> {
  // By the clock, not by now(): the transaction may have waited for the lock while a claim expired.
  const [row] = await tx.db
    .select({ vetting: userVetting, runs: sql<boolean>`coalesce(claimed_until > clock_timestamp(), false)` })
    .from(userVetting)
    .where(eq(userVetting.id, vettingId))
    .for('update');
  // Queried after the lock, to notice an account deleted while waiting for it.
  const [user] = row
    ? await tx.db
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, row.vetting.userId), sql`deleted_at is null`))
    : [];
  if (!row || !user) throw new Refusal('vetting.not_found');
  const mine = row.vetting.claimedBy === adminId;
  return {
    ...row.vetting,
    email: user.email,
    claimed: row.runs && mine,
    taken: row.runs && !mine,
    own: user.email.toLowerCase() === email.toLowerCase(),
  };
}
