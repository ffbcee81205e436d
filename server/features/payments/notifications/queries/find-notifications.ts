import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { uuid } from '../../queries/find-payment.ts';
import { type NotificationRow, payfastInbox, payfastNotifications, payfastPayments } from '../../tables.ts';

type Inbox = Pick<typeof payfastInbox.$inferSelect, 'state' | 'reason' | 'confirmed' | 'vouchedBecause'> & {
  /** Our payment that it is about. */
  readonly paymentId: string | null;
  /** The admin's email address. */
  readonly vouchedBy: string | null;
};

export type KeptNotification = NotificationRow & Inbox;

/** The payment with its number; else the one it names. An unsigned notification may use a number that it only guessed. */
const paymentId = sql<string | null>`coalesce(
  (select charge.merchant_payment_id from ${payfastPayments} charge
   where charge.pf_payment_id = ${payfastNotifications.pfPaymentId} and ${payfastNotifications.signed}),
  (select named.merchant_payment_id from ${payfastPayments} named
   where named.merchant_payment_id = case when ${payfastNotifications.merchantPaymentId} ~* ${uuid.source}
     then ${payfastNotifications.merchantPaymentId}::uuid end))`;

/** Notifications with their state. */
export const selectNotifications = (db: Db) =>
  db
    .select({
      notification: payfastNotifications,
      state: payfastInbox.state,
      reason: payfastInbox.reason,
      paymentId,
      confirmed: payfastInbox.confirmed,
      vouchedBy: adminUsers.email,
      vouchedBecause: payfastInbox.vouchedBecause,
    })
    .from(payfastNotifications)
    .innerJoin(payfastInbox, eq(payfastInbox.notificationId, payfastNotifications.id))
    .leftJoin(adminUsers, eq(adminUsers.id, payfastInbox.vouchedBy))
    .$dynamic();

const flat = ({ notification, ...inbox }: { notification: NotificationRow } & Inbox): KeptNotification => ({
  ...notification,
  ...inbox,
});

export async function findNotification(db: Db, id: string): Promise<KeptNotification | undefined> {
  const [row] = await selectNotifications(db).where(eq(payfastNotifications.id, id));
  return row && flat(row);
}

/** The earlier copy of a notification: the provider numbers each charge, and reports each status of it once. */
export async function findKnown(
  db: Db,
  pfPaymentId: string,
  paymentStatus: string,
): Promise<KeptNotification | undefined> {
  const [row] = await selectNotifications(db).where(
    and(
      eq(payfastNotifications.pfPaymentId, pfPaymentId),
      eq(payfastNotifications.paymentStatus, paymentStatus),
      eq(payfastNotifications.signed, true),
    ),
  );
  return row && flat(row);
}

/** Money kept for its payer. */
const isUnallocated = sql`exists (
  select from ${payfastPayments} charge
  where charge.pf_payment_id = ${payfastNotifications.pfPaymentId} and charge.payment_status = 'UNALLOCATED'
)`;

/** Confirmed notifications about a token that wasn't known yet, in the order received. */
export async function findEarly(db: Db, token: string): Promise<KeptNotification[]> {
  const rows = await selectNotifications(db)
    .where(
      and(
        eq(payfastNotifications.token, token),
        eq(payfastNotifications.signed, true),
        eq(payfastInbox.confirmed, true),
        or(
          eq(payfastInbox.state, 'parked'),
          and(eq(payfastInbox.state, 'applied'), eq(payfastNotifications.paymentStatus, 'COMPLETE'), isUnallocated),
        ),
      ),
    )
    .orderBy(asc(payfastNotifications.receivedAt), asc(payfastNotifications.id));
  return rows.map(flat);
}
