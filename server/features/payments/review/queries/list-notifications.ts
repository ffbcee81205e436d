import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { NotificationState } from '#contract/payments/options.ts';
import type { PayfastNotification } from '#contract/payments/payfast-notification.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { selectNotifications } from '../../notifications/queries/find-notifications.ts';
import { payfastInbox, payfastNotifications } from '../../tables.ts';
import { presentNotification } from '../present.ts';

interface Filter {
  readonly state?: NotificationState | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Notifications that only an admin can settle: parked, refused although signed, and unconfirmed for an hour. Unsigned ones
 * need no work: they are found by their state.
 */
const needsPerson = or(
  eq(payfastInbox.state, 'parked'),
  and(eq(payfastInbox.state, 'refused'), eq(payfastNotifications.signed, true)),
  and(eq(payfastInbox.state, 'awaiting'), lt(payfastInbox.decidedAt, sql`now() - interval '1 hour'`)),
);

/** Notifications, newest first. Ids grow with time. */
export async function listNotifications(
  db: Db,
  _actor: AdminActor,
  { state, cursor }: Filter,
): Promise<Page<PayfastNotification>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await selectNotifications(db)
    .where(and(state ? eq(payfastInbox.state, state) : needsPerson, after && lt(payfastInbox.notificationId, after.id)))
    .orderBy(desc(payfastInbox.notificationId))
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ notification: { id, receivedAt } }) => ({ at: receivedAt, id }),
    ({ notification, ...inbox }) => presentNotification({ ...notification, ...inbox }),
  );
}
