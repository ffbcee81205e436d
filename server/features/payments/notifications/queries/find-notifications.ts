import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { NotificationState } from '#contract/payments/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type NotificationRow, payfastInbox, payfastNotifications, payfastPayments } from '../../tables.ts';

type Kept = NotificationRow & { readonly state: NotificationState; readonly reason: string | null };

/** Each with what became of it. */
export const selectNotifications = (db: Db) =>
  db
    .select({ notification: payfastNotifications, state: payfastInbox.state, reason: payfastInbox.reason })
    .from(payfastNotifications)
    .innerJoin(payfastInbox, eq(payfastInbox.notificationId, payfastNotifications.id))
    .$dynamic();

const flat = ({ notification, state, reason }: { notification: NotificationRow } & Pick<Kept, 'state' | 'reason'>) => ({
  ...notification,
  state,
  reason,
});

export async function findNotification(db: Db, id: string): Promise<Kept | undefined> {
  const [row] = await selectNotifications(db).where(eq(payfastNotifications.id, id));
  return row && flat(row);
}

/** The same again: the provider names a charge, and says of it each thing once. */
export async function findKnown(db: Db, pfPaymentId: string, paymentStatus: string): Promise<Kept | undefined> {
  const [row] = await selectNotifications(db).where(
    and(
      eq(payfastNotifications.pfPaymentId, pfPaymentId),
      eq(payfastNotifications.paymentStatus, paymentStatus),
      eq(payfastNotifications.signed, true),
    ),
  );
  return row && flat(row);
}

/** Money that is kept for whoever paid it. */
const isUnallocated = sql`exists (
  select from ${payfastPayments} charge
  where charge.pf_payment_id = ${payfastNotifications.pfPaymentId} and charge.payment_status = 'UNALLOCATED'
)`;

/** What the provider has confirmed about a token that was not known yet, in the order in which it came. */
export async function findEarly(db: Db, token: string): Promise<Kept[]> {
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
