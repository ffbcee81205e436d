import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { events } from '#server/platform/events/tables.ts';
import { forgetMails } from '#server/platform/mail/forget-mails.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { accountSignedUp, announceAccountChange } from '../commands.ts';
import type { UserRow } from '../tables.ts';
import { accountDeletedMail } from '../texts.ts';

/** The account was deleted. Subscribers delete the person's records, or their personal data. */
export const accountDeleted = eventKind<{ readonly userId: string }>('account.deleted');

/**
 * Deletes the account, with all personal data and every way to sign in. Records of others keep their reference to it, without
 * personal data. Irreversible.
 */
export async function deleteAccount(tx: Tx, { id: userId, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await tx.emit(accountDeleted, { userId });
  await forgetMails(tx, email);
  await tx.db
    .update(events)
    .set({ payload: sql`${events.payload} - 'metadata'` })
    .where(
      sql`${events.name} = ${sql.raw(`'${accountSignedUp.name}'`)} and ${events.payload} ->> 'userId' = ${userId}`,
    );
  announceAccountChange(tx, userId);
  await queueMail(tx, accountDeletedMail({ to: email, at: new Date() }));
}
