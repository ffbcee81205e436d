import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { AdminActor } from '../access.ts';
import { adminSessions } from '../tables.ts';
import { recordAct } from './record-act.ts';

/** Ends this session, or all of the administrator's. */
export async function endAdminSessions(tx: Tx, actor: AdminActor, where: 'here' | 'everywhere'): Promise<void> {
  const { adminId, session } = actor;
  const chosen = where === 'here' ? eq(adminSessions.id, session.id) : eq(adminSessions.adminId, adminId);
  await tx.db.delete(adminSessions).where(chosen);
  await recordAct(tx, actor, where === 'here' ? 'sign_out' : 'sign_out.everywhere');
}
