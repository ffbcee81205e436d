import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type Viewing, viewingMinutes } from '#contract/operators/viewings.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOpenUser } from '../../../accounts/commands/lock-user.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../access.ts';
import { lockAdmin } from '../../commands/lock-admin.ts';
import { adminSessions } from '../../tables.ts';
import { presentViewing } from '../present.ts';
import { findViewing, isOfTeam } from '../queries/find-viewing.ts';
import { viewings } from '../tables.ts';
import { endOwnViewing } from './end-viewings.ts';

interface Wanted {
  readonly userId: string;
  readonly reason: string;
}

/** Starts a viewing. An admin has one at a time: an earlier one ends. */
export async function startViewing(tx: Tx, actor: AdminActor, { userId, reason }: Wanted): Promise<Viewing> {
  // The second of two concurrent ones ends the first.
  await lockAdmin(tx, actor.adminId);
  const { adminId, session } = actor;
  const [open] = await tx.db
    .select({ id: adminSessions.id })
    .from(adminSessions)
    .where(eq(adminSessions.id, session.id))
    .for('key share');
  if (!open) throw new Refusal('admin.session_required');
  await lockOpenUser(tx, userId);
  const [person] = await tx.db.select({ isOfTeam }).from(users).where(eq(users.id, userId));
  if (person?.isOfTeam) throw new Refusal('user.administrator');
  await endOwnViewing(tx, actor);
  const beganAt = now();
  const endsAt = new Date(beganAt.getTime() + viewingMinutes * 60_000);
  const row = { id: uuidv7(), userId, adminId, adminSessionId: session.id, reason, beganAt, endsAt };
  await tx.db.insert(viewings).values(row);
  const started = await findViewing(tx.db, actor);
  // The admin has lost the role since the gate was passed.
  if (!started) throw new Refusal('admin.session_required');
  return presentViewing(started);
}
