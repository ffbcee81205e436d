import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { lifetimes } from '../../services/settings.ts';
import { type SupportChangeKind, type SupportChangeRow, supportChanges } from '../tables.ts';

export interface SupportChangeEnd {
  readonly userId: string;
  readonly kind: SupportChangeKind;
}

/** A change requested through our team ended: stopped or carried out. */
export const supportChangeStopped = eventKind<SupportChangeEnd>('account.support_change_stopped');
export const supportChangeCarriedOut = eventKind<SupportChangeEnd>('account.support_change_carried_out');

const takesEffectAt = sql`now() + make_interval(secs => ${lifetimes.supportDelay})`;

/** Plans a change by our team. Call it with the user locked. Null: a change of that kind is already planned. */
export async function planSupportChange(
  tx: Tx,
  change: Pick<SupportChangeRow, 'userId' | 'kind' | 'newEmail'>,
): Promise<SupportChangeRow | null> {
  const [planned] = await tx.db
    .insert(supportChanges)
    .values({ id: uuidv7(), ...change, takesEffectAt })
    .onConflictDoNothing({ target: [supportChanges.userId, supportChanges.kind] })
    .returning();
  return planned ?? null;
}

/**
 * Replaces a mistyped address and starts the wait again. The row keeps its id, so that the links of both emails stop it. Call it with
 * the user locked.
 */
export async function replanCorrection(tx: Tx, userId: string, newEmail: string): Promise<SupportChangeRow | null> {
  const [planned] = await tx.db
    .update(supportChanges)
    .set({ newEmail, takesEffectAt, begunAt: null })
    .where(isOf({ userId, kind: 'email_correction' }))
    .returning();
  return planned ?? null;
}

/** The owner stops a planned change. Idempotent. */
export async function dropSupportChange(tx: Tx, of: SupportChangeEnd): Promise<void> {
  const dropped = await tx.db.delete(supportChanges).where(isOf(of)).returning({
    userId: supportChanges.userId,
    kind: supportChanges.kind,
  });
  await tx.emitAll(supportChangeStopped, dropped);
}

/** Deletes a change that is due or outdated, without the event that it was stopped. */
export async function endSupportChange(tx: Tx, of: SupportChangeEnd): Promise<void> {
  await tx.db.delete(supportChanges).where(isOf(of));
}

const isOf = ({ userId, kind }: SupportChangeEnd) =>
  and(eq(supportChanges.userId, userId), eq(supportChanges.kind, kind));
