import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { announceAccountChange } from '../../commands.ts';
import type { AccountSettings } from '../../services/settings.ts';
import { sessions } from '../../sessions/tables.ts';
import type { UserRow } from '../../tables.ts';
import { createChangeTokens } from '../access/change-tokens.ts';
import { findFactors, hasVerifiedFactor } from '../queries/find-factors.ts';
import { factors } from '../tables.ts';
import { removalAskedMail } from '../texts.ts';
import { endSupportChange, planSupportChange, supportChangeCarriedOut } from './plan-support-change.ts';
import { recordChange } from './record-change.ts';

type Settings = Pick<AccountSettings, 'siteUrl' | 'secretKey'>;

const kind = 'second_factor_removal';

/** Plans the removal of a locked-out user's second factor in 24 hours, unless they report that they did not ask for it. */
export async function askRemoval(tx: Tx, { siteUrl, secretKey }: Settings, userId: string): Promise<Date> {
  const user = await lockUser(tx, userId);
  if (!user) throw new Refusal('user.not_found');
  if (!hasVerifiedFactor(await findFactors(tx.db, userId))) throw new Refusal('user.no_second_factor');
  const planned = await planSupportChange(tx, { userId, kind, newEmail: null });
  if (!planned) throw new Refusal('user.removal_waits');
  const { id, takesEffectAt } = planned;
  const token = createChangeTokens(secretKey).of({ kind: 'removal', id });
  await queueMail(tx, removalAskedMail({ to: user.email, siteUrl, token, at: new Date(), takesEffectAt }));
  return takesEffectAt;
}

/** Carries out a due removal. Call it with the user locked. */
export async function removeFactors(tx: Tx, settings: Settings, user: UserRow): Promise<void> {
  const { id: userId } = user;
  await endSupportChange(tx, { userId, kind });
  // The user removed it in the meantime.
  if (!hasVerifiedFactor(await findFactors(tx.db, userId))) return;
  await recordChange(tx, { settings, userAgent: undefined }, user, 'all_removed');
  await tx.db.delete(factors).where(eq(factors.userId, userId));
  await tx.db.delete(sessions).where(eq(sessions.userId, userId));
  await tx.emit(supportChangeCarriedOut, { userId, kind });
  announceAccountChange(tx, userId);
}
