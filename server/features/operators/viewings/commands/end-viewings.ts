import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { AdminActor } from '../../access.ts';
import { recordAct, writeAudit } from '../../commands/record-act.ts';
import { isActiveViewing } from '../queries/find-viewing.ts';
import { viewings } from '../tables.ts';

const act = 'user.see_as_end';
const onUser = (userId: string) => ({ type: 'user', id: userId });

function close({ db }: Tx, which: SQL | undefined) {
  // This machine's clock may be a moment behind the one that the viewing began by.
  const at = sql`greatest(${viewings.beganAt}, least(${viewings.endsAt}, ${now().toISOString()}::timestamptz))`;
  return db
    .update(viewings)
    .set({ endedAt: at })
    .where(and(isNull(viewings.endedAt), which))
    .returning({ userId: viewings.userId, reason: viewings.reason });
}

/** Ends the admin's current viewing, in any browser. */
export async function endOwnViewing(tx: Tx, actor: AdminActor): Promise<void> {
  for (const { userId, reason } of await close(tx, eq(viewings.adminId, actor.adminId))) {
    await recordAct(tx, actor, act, onUser(userId), reason);
  }
}

/** Closes expired viewings, which could not be used any more, with an audit entry. */
export async function closeEndedViewings(tx: Tx): Promise<void> {
  const isActive = isActiveViewing();
  for (const { userId, reason } of await close(tx, isActive && not(isActive))) {
    const line = { adminId: null, who: 'schedule', outcome: 'done', from: null } as const;
    await writeAudit(tx.db, { ...line, act, on: onUser(userId), reason });
  }
}
