import { and, eq, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { announceAccountChange } from '../../commands.ts';
import { type AccountSettings, lifetimes } from '../../services/settings.ts';
import { sessions } from '../../sessions/tables.ts';
import { createChangeTokens } from '../access/change-tokens.ts';
import { findFactors, hasVerifiedFactor } from '../queries/find-factors.ts';
import { factorRemovals, factors } from '../tables.ts';
import { removalAskedMail } from '../texts.ts';
import { recordChange } from './record-change.ts';

type Settings = Pick<AccountSettings, 'siteUrl' | 'secretKey'>;

/** How a removal that an administrator asked for ended. */
export const removalStopped = eventKind<{ readonly userId: string }>('account.removal_stopped');
export const removalCarriedOut = eventKind<{ readonly userId: string }>('account.removal_carried_out');

const isDue = lte(factorRemovals.takesEffectAt, sql`now()`);

/**
 * For somebody who is locked out: their second factor goes in 24 hours, unless they say that it was not them who asked.
 * Refusals: user.not_found, user.no_second_factor, user.removal_waits.
 */
export async function askRemoval(tx: Tx, { siteUrl, secretKey }: Settings, userId: string): Promise<Date> {
  const user = await lockUser(tx, userId);
  if (!user) throw new Refusal('user.not_found');
  if (!hasVerifiedFactor(await findFactors(tx.db, userId))) throw new Refusal('user.no_second_factor');
  const id = uuidv7();
  const [removal] = await tx.db
    .insert(factorRemovals)
    .values({ id, userId, takesEffectAt: sql`now() + make_interval(secs => ${lifetimes.secondThoughts})` })
    .onConflictDoNothing({ target: factorRemovals.userId })
    .returning();
  if (!removal) throw new Refusal('user.removal_waits');
  const { takesEffectAt } = removal;
  const token = createChangeTokens(secretKey).of({ kind: 'removal', id });
  await queueMail(tx, removalAskedMail({ to: user.email, siteUrl, token, at: new Date(), takesEffectAt }));
  return takesEffectAt;
}

/** By the link in the mail. Refusal: second_factor.link_invalid. */
export async function stopRemoval(tx: Tx, removalId: string): Promise<void> {
  const [stopped] = await tx.db.delete(factorRemovals).where(eq(factorRemovals.id, removalId)).returning({
    userId: factorRemovals.userId,
  });
  if (!stopped) throw new Refusal('second_factor.link_invalid');
  await tx.emit(removalStopped, stopped);
}

/** By the person, who is signed in with the second factor. */
export async function stopOwnRemoval(tx: Tx, userId: string): Promise<void> {
  const stopped = await tx.db.delete(factorRemovals).where(eq(factorRemovals.userId, userId)).returning({
    userId: factorRemovals.userId,
  });
  await tx.emitAll(removalStopped, stopped);
}

/** Does what nobody stopped, for each person apart: what fails for one is thrown once the others had theirs. */
export async function carryOutRemovals(
  { db, transaction }: Pick<TaskContext, 'db' | 'transaction'>,
  settings: Settings,
): Promise<void> {
  const due = await db
    .select({ userId: factorRemovals.userId })
    .from(factorRemovals)
    .where(isDue)
    .orderBy(factorRemovals.takesEffectAt);
  const errors: unknown[] = [];
  for (const { userId } of due) {
    await transaction((tx) => carryOut(tx, settings, userId)).catch((error) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Second factors could not be removed');
}

/** Holds the user first, as whoever asks for a removal does. */
async function carryOut(tx: Tx, settings: Settings, userId: string): Promise<void> {
  const user = await lockUser(tx, userId);
  const [removal] = await tx.db
    .delete(factorRemovals)
    .where(and(eq(factorRemovals.userId, userId), isDue))
    .returning({ id: factorRemovals.id });
  // Meanwhile it was stopped, or they took it off themselves.
  if (!removal || !user || !hasVerifiedFactor(await findFactors(tx.db, userId))) return;
  await recordChange(tx, { settings, userAgent: undefined }, user, 'all_removed');
  await tx.db.delete(factors).where(eq(factors.userId, userId));
  await tx.db.delete(sessions).where(eq(sessions.userId, userId));
  await tx.emit(removalCarriedOut, { userId });
  announceAccountChange(tx, userId);
}
