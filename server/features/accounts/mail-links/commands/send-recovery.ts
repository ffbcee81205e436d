import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { lockOpenUser } from '../../commands/lock-user.ts';
import type { MailSettings } from '../../services/settings.ts';
import { recoveryMail } from '../texts.ts';
import { countAsk } from './count-ask.ts';
import { issueToken } from './issue-token.ts';

/** Emails a recovery link, requested by the person through our team. */
export async function sendRecovery(tx: Tx, { siteUrl, codeKey }: MailSettings, userId: string): Promise<void> {
  const { email } = await lockOpenUser(tx, userId);
  const secrets = await issueToken(tx, codeKey, { userId, purpose: 'recovery', email, pkce: null });
  const asked = await countAsk(tx, userId, 'recovery');
  await queueMail(tx, recoveryMail({ to: email, siteUrl, redirectTo: null, asked, ...secrets }));
}
