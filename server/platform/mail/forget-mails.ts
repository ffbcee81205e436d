import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';
import { sendMailTask } from './mail-task.ts';
import { sentMails } from './tables.ts';

/** An address is nobody's any more: nothing is kept of what went there, nor will be of what waits for the mail server. */
export async function forgetMails({ db }: Tx, to: string): Promise<void> {
  await db.execute(sql`
    update pgboss.job set data = data || '{"leavesNoTrace": true}'
    where name = ${sendMailTask.name} and data->>'to' = ${to} and state in ('created', 'retry')`);
  await db.delete(sentMails).where(eq(sentMails.to, to));
}
