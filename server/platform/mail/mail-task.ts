import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { sentMailDays } from '#contract/notifications/mail-topics.ts';
import type { Db } from '../db/pool.ts';
import type { Tx } from '../db/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import { enqueue, PermanentFailure, scheduledTask, task } from '../queue/task.ts';
import { type Mail, refuseUnsafeMail } from './mail.ts';
import { deleteOldMails } from './mail-folder.ts';
import { sentMails } from './tables.ts';

/** Nine attempts in all, over some four hours. */
export const sendMailTask = task<Mail>(
  { name: 'mail.send', retryLimit: 8, retryDelaySeconds: 60, retryBackoff: true, concurrency: 4 },
  async ({ db, mailer, files }, { attachment, leavesNoTrace, ...mail }, { jobId }) => {
    const file = attachment ? { attachment: await readAttachment(files, attachment) } : {};
    try {
      await mailer.send({ ...mail, ...file, idempotencyKey: jobId });
    } catch (error) {
      if (isRefusedForGood(error)) throw new PermanentFailure('The SMTP server refused the email', { cause: error });
      throw error;
    }
    if (!leavesNoTrace) await noteSent(db, jobId, mail);
  },
);

/** Deletes old emails from the folder of this process. Files stay there after a mail server is set up, and are deleted all the same. */
export const sweepMailFilesTask = (mailDir: string) =>
  scheduledTask({ name: 'mail.sweep_files', cron: '40 3 * * *' }, () =>
    // By the machine's clock, which names the files.
    deleteOldMails(mailDir, new Date(Date.now() - sentMailDays * 24 * 3_600_000)),
  );

/** A concurrent forgetting of the address holds the task, and is waited for; or waits, and then finds the record. */
async function noteSent(db: Db, jobId: string, { to, subject }: Pick<Mail, 'to' | 'subject'>): Promise<void> {
  await db.execute(sql`
    insert into ${sentMails} (id, to_address, subject)
    select id, ${to}, ${subject} from pgboss.job
    where name = ${sendMailTask.name} and id = ${jobId} and not data ? 'leavesNoTrace' for share
    on conflict do nothing`);
}

async function readAttachment(files: FileStore, { name, key }: NonNullable<Mail['attachment']>) {
  const content = await files.get(key);
  // Its owner closed the account before the mail went out.
  if (content === null) throw new PermanentFailure('The attachment of the email no longer exists');
  return { name, content: await buffer(content) };
}

/** Sends the mail once the transaction is committed. Throws immediately when its address, name or subject is unsafe. */
export async function queueMail(tx: Tx, mail: Mail): Promise<void> {
  refuseUnsafeMail(mail);
  await enqueue(tx, sendMailTask, mail);
}

/** Whether the server refused this recipient or message. A refusal of our sign-in or sender is temporary: an operator may fix that. */
function isRefusedForGood(error: unknown): boolean {
  const { permanent, command } = error as { permanent?: boolean; command?: string };
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}
