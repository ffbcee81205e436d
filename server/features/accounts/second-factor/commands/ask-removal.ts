import { eq, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
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
    id: factorRemovals.id,
  });
  if (!stopped) throw new Refusal('second_factor.link_invalid');
}

/** By the person, who is signed in with the second factor. */
export async function stopOwnRemoval(tx: Tx, userId: string): Promise<void> {
  await tx.db.delete(factorRemovals).where(eq(factorRemovals.userId, userId));
}

/** Does what nobody stopped. */
export async function carryOutRemovals(tx: Tx, settings: Settings): Promise<void> {
  const due = await tx.db
    .delete(factorRemovals)
    .where(lte(factorRemovals.takesEffectAt, sql`now()`))
    .returning({ userId: factorRemovals.userId });
  for (const { userId } of due) {
    const user = await lockUser(tx, userId);
    // Meanwhile they took it off themselves.
    if (!user || !hasVerifiedFactor(await findFactors(tx.db, userId))) continue;
    await recordChange(tx, { settings, userAgent: undefined }, user, 'all_removed');
    await tx.db.delete(factors).where(eq(factors.userId, userId));
    await tx.db.delete(sessions).where(eq(sessions.userId, userId));
    await announceAccountChange(tx, userId);
  }
}
