import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { cancelEmailChange } from '../../own-account/commands/change-email.ts';
import { supportChanges } from '../tables.ts';
import { dropSupportChange } from './plan-support-change.ts';

/** Stops a planned change, by the link in the email. */
export async function stopSupportChange(tx: Tx, id: string): Promise<void> {
  const planned = eq(supportChanges.id, id);
  const [seen] = await tx.db.select({ userId: supportChanges.userId }).from(supportChanges).where(planned);
  if (seen) await lockUser(tx, seen.userId);
  const [change] = await tx.db.select().from(supportChanges).where(planned);
  // Stopped or carried out by the transaction that held the lock.
  if (!change) throw new Refusal('second_factor.link_invalid');
  if (change.kind === 'email_correction') await cancelEmailChange(tx, change.userId);
  else await dropSupportChange(tx, change);
}
