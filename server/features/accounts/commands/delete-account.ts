import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { events } from '#server/platform/events/tables.ts';
import { idempotencyKeys } from '#server/platform/http/idempotency.ts';
import { forgetMails } from '#server/platform/mail/forget-mails.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { accountSignedUp, announceAccountChange } from '../commands.ts';
import { mailAsks, oneTimeTokens } from '../mail-links/tables.ts';
import { accessChanges, factors, supportChanges } from '../second-factor/tables.ts';
import { knownDevices, pkceCodes, sessions } from '../sessions/tables.ts';
import { notificationChoicesTable, type UserRow, userRoles, users } from '../tables.ts';
import { accountDeletedMail } from '../texts.ts';

/** The account goes. Whoever keeps records of this person removes them, or what in them is personal. */
export const accountDeleted = eventKind<{ readonly userId: string }>('account.deleted');

const owned = [
  sessions,
  factors,
  accessChanges,
  supportChanges,
  oneTimeTokens,
  mailAsks,
  pkceCodes,
  knownDevices,
  userRoles,
  notificationChoicesTable,
];

/**
 * Removes everything that says who the person is, and their way in. What other people's records point at stays without
 * it. Nobody can undo this.
 */
export async function deleteAccount(tx: Tx, { id: userId, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await tx.emit(accountDeleted, { userId });
  for (const table of owned) await tx.db.delete(table).where(eq(table.userId, userId));
  await tx.db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
  await forgetMails(tx, email);
  await tx.db.execute(sql`delete from live_events where user_id = ${userId}`);
  await tx.db
    .update(events)
    .set({ payload: sql`${events.payload} - 'metadata'` })
    .where(
      sql`${events.name} = ${sql.raw(`'${accountSignedUp.name}'`)} and ${events.payload} ->> 'userId' = ${userId}`,
    );
  await tx.db
    .update(users)
    .set({
      email: `deleted-${userId}@thengisa.invalid`,
      passwordHash: null,
      newEmail: null,
      newEmailSentAt: null,
      newEmailAgreedBy: null,
      confirmationSentAt: null,
      lastSignInAt: null,
      userMetadata: {},
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
  // The column is for the database's own check: nothing reads it.
  await tx.db.execute(sql`update users set deleted_at = now() where id = ${userId}`);
  announceAccountChange(tx, userId);
  await queueMail(tx, accountDeletedMail({ to: email, at: new Date() }));
}
