import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { lockOpenUser } from '../../../accounts/commands/lock-user.ts';
import { findOwnSide } from '../queries/find-own-side.ts';
import { reviews } from '../tables.ts';

/** Gives or withdraws the consent to quote the caller's review on public pages, at any time. */
export async function consentToQuote(
  tx: Tx,
  actor: SignedInActor,
  { engagementId, quotable }: { readonly engagementId: string; readonly quotable: boolean },
): Promise<void> {
  await lockOpenUser(tx, actor.userId);
  const by = await findOwnSide(tx.db, actor, engagementId);
  const [changed] = await tx.db
    .update(reviews)
    .set({ quotable })
    .where(and(eq(reviews.engagementId, engagementId), eq(reviews.by, by)))
    .returning({ id: reviews.id });
  if (!changed) throw new Refusal('review.not_found');
}
