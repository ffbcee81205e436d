import type { StoppableMails } from '#contract/notifications/mail-topics.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { chooseNotifications } from '../../accounts/commands/choose-notifications.ts';
import { findUser } from '../../accounts/queries/find-user.ts';
import type { StoppedMails } from '../access/stop-tokens.ts';

/** Turns off emails by a link in one, as in the settings. Idempotent. */
export async function stopMails(tx: Tx, { userId, topic }: StoppedMails): Promise<{ topic: StoppableMails }> {
  // The sweep may have removed an unconfirmed account since.
  if (await findUser(tx.db, userId)) await chooseNotifications(tx, userId, { [topic]: false });
  return { topic };
}
