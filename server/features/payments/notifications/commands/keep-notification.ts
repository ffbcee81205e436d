import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { sha256 } from '#server/platform/crypto/digests.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import type { ProviderNotification } from '../../gateway/notification.ts';
import { payfastInbox, payfastNotifications } from '../../tables.ts';
import type { Verdict } from './carry-out.ts';

interface Received {
  readonly body: string;
  readonly sourceAddress: string;
  readonly notification: ProviderNotification | null;
  readonly signed: boolean;
}

/** A notification's number: the provider's number of the charge, or else the hash of its body. */
export const numberOf = (notification: ProviderNotification, body: string): string =>
  notification.pfPaymentId ?? `sha256:${sha256(body).toString('hex')}`;

/**
 * The status as stored. Never null, which would be unlike any other: a notification without a status would be stored each
 * time it arrived.
 */
export const statusOf = (notification: ProviderNotification): string => notification.paymentStatus ?? '';

/** Stores a notification as received. Null: it was stored before. */
export async function keepNotification(
  tx: Tx,
  { body, sourceAddress, notification, signed }: Received,
  { state, reason }: Verdict,
  confirmed = false,
): Promise<string | null> {
  const id = uuidv7();
  const kept = await tx.db
    .insert(payfastNotifications)
    .values({
      id,
      sourceAddress,
      body,
      bodySha256: sha256(body),
      signed,
      pfPaymentId: notification && numberOf(notification, body),
      merchantPaymentId: notification?.merchantPaymentId ?? null,
      token: notification?.token ?? null,
      paymentStatus: notification && statusOf(notification),
    })
    .onConflictDoNothing()
    .returning({ id: payfastNotifications.id });
  if (kept.length === 0) return null;
  await tx.db.insert(payfastInbox).values({ notificationId: id, state, reason, confirmed });
  return id;
}

/**
 * Locks a notification and its token, and returns its current state: another call may have settled or dismissed it.
 * Notifications of one token are applied one after the other, even before it has a subscription: otherwise a first charge
 * and a later one, at the same moment, wouldn't see each other. The token is locked before the payer and the notification.
 */
export async function lockNotification(
  tx: Tx,
  id: string,
  { token }: Pick<ProviderNotification, 'token'>,
): Promise<typeof payfastInbox.$inferSelect> {
  if (token !== null) await waitForTurn(tx, `payfast token ${token}`);
  const [row] = await tx.db.select().from(payfastInbox).where(eq(payfastInbox.notificationId, id)).for('update');
  if (!row) throw new Error(`Notification ${id} is gone`);
  return row;
}

/** Stores the verdict on a notification. */
export async function decide(tx: Tx, notificationId: string, { state, reason }: Verdict, now: Date): Promise<void> {
  await tx.db
    .update(payfastInbox)
    .set({ state, reason, confirmed: true, attempts: sql`${payfastInbox.attempts} + 1`, decidedAt: now })
    .where(eq(payfastInbox.notificationId, notificationId));
}
