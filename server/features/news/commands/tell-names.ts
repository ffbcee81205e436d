import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { tellUsers } from '../../notifications/commands/tell-users.ts';
import type { NameDecision } from '../../profiles/names/commands/decide-name.ts';
import { nameChanges } from '../../profiles/names/tables.ts';

/** The name of the task, for those who only add it. */
export const tellNamesTask = 'news.tell_names';

/** Enqueues the notification about a name that our team decided on. */
export async function announceName(tx: Tx, { nameChangeId }: NameDecision): Promise<void> {
  await tx.enqueue<NameDecision>(tellNamesTask, { nameChangeId });
}

/** Notifies the person whose name it is. Idempotent. */
export async function tellName(tx: Tx, { nameChangeId }: NameDecision): Promise<void> {
  const [found] = await tx.db.select().from(nameChanges).where(eq(nameChanges.id, nameChangeId));
  // The account is gone by now.
  if (!found || found.status === 'waiting') return;
  const { userId, part, nameAfter: name, status, reason } = found;
  const content = {
    kind: 'name.decided' as const,
    userType: part === 'full_name' ? ('rep' as const) : ('business' as const),
    ...{ part, name, reason, approved: status === 'approved' },
  };
  const how = { once: `name.decided ${nameChangeId}` };
  const told = await tellUsers(tx, [{ userId, aboutUserId: null, content, how }]);
  await publishLive(tx, told, { type: 'notification.changed' });
}
