import { and, eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { matchInvitations } from '../../tables/shown.ts';

/** Declines an invitation without notifying the business. */
export async function declineInvitation(tx: Tx, { repId }: RepActor, jobId: string): Promise<void> {
  const own = and(eq(matchInvitations.jobId, jobId), eq(matchInvitations.repId, repId));
  const [invited] = await tx.db.select().from(matchInvitations).where(own).for('update');
  if (!invited || invited.takenBackAt) throw new Refusal('invitation.not_found');
  if (invited.answer !== null) throw new Refusal('invitation.answered');
  await tx.db.update(matchInvitations).set({ answer: 'declined', answeredAt: now() }).where(own);
}
