import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';
import { sendMailTask } from './mail-task.ts';
import { sentMails } from './tables.ts';

/** Forgets an address without an owner: no mail to it is stored, nor will be any that waits for the mail server. */
export async function forgetMails(tx: Tx, to: string): Promise<void> {
  await leaveNoTrace(tx, to);
  await tx.db.delete(sentMails).where(eq(sentMails.to, to));
}

/**
 * Moves the mails of a user to their new address, so that the next owner of the former one finds none. What still waits goes to the mailbox that it
 * was written to, and is not found afterwards.
 */
export async function moveMails(tx: Tx, { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  await leaveNoTrace(tx, from);
  await tx.db.update(sentMails).set({ to }).where(eq(sentMails.to, from));
}

async function leaveNoTrace({ db }: Tx, to: string): Promise<void> {
  await db.execute(sql`
    update pgboss.job set data = data || '{"leavesNoTrace": true}'
    where name = ${sendMailTask.name} and data->>'to' = ${to} and state <> 'completed'`);
}
