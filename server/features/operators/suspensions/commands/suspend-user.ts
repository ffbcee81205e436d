import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { admitUser, barUser } from '../../../accounts/commands/bar-user.ts';
import type { AdminActor } from '../../access.ts';
import { isAdministratorsUser } from '../../queries/find-admin.ts';
import { suspensions } from '../tables.ts';
import { accountSuspendedMail, suspensionLiftedMail } from '../texts.ts';

interface Suspended {
  readonly suspensionId: string;
  readonly userId: string;
  readonly adminId: string;
}

/** An account was suspended, or the suspension lifted. Subscribers end or resume the user's activities. */
export const accountSuspended = eventKind<Suspended>('operators.account_suspended');
export const suspensionLifted = eventKind<Suspended>('operators.suspension_lifted');

interface Wanted {
  readonly userId: string;
  readonly reason: string;
}

/** Suspends the user, immediately and in every process. */
export async function suspendUser(
  tx: Tx,
  { siteUrl }: { readonly siteUrl: string },
  { adminId }: AdminActor,
  { userId, reason }: Wanted,
): Promise<void> {
  if (await isAdministratorsUser(tx.db, userId)) throw new Refusal('user.administrator');
  const email = await barUser(tx, userId);
  if (email === null) throw new Refusal('user.not_found');
  const suspensionId = uuidv7();
  const added = await tx.db
    .insert(suspensions)
    .values({ id: suspensionId, userId, reason, suspendedBy: adminId, suspendedAt: now() })
    .onConflictDoNothing()
    .returning({ id: suspensions.id });
  if (added.length === 0) throw new Refusal('user.suspended');
  await tx.emit(accountSuspended, { suspensionId, userId, adminId });
  await queueMail(tx, accountSuspendedMail({ to: email, reason, siteUrl }));
}

/** Lifts a suspension. What it ended stays ended. */
export async function liftSuspension(tx: Tx, { adminId }: AdminActor, { userId, reason }: Wanted): Promise<void> {
  const email = await admitUser(tx, userId);
  if (email === null) throw new Refusal('user.not_found');
  const [lifted] = await tx.db
    .update(suspensions)
    .set({ liftedBy: adminId, liftedAt: now(), liftedBecause: reason })
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt)))
    .returning({ suspensionId: suspensions.id });
  if (!lifted) throw new Refusal('user.not_suspended');
  await tx.emit(suspensionLifted, { ...lifted, userId, adminId });
  await queueMail(tx, suspensionLiftedMail({ to: email }));
}
