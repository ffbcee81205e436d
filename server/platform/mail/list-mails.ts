import { sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { sendMailTask } from './mail-task.ts';

interface QueuedMail {
  readonly id: string;
  readonly subject: string;
  readonly queuedAt: Date;
  readonly state: 'waiting' | 'sent' | 'failed';
}

/**
 * The mails to an address, newest first, for as long as the queue keeps them: a day after they were sent. Of each the subject
 * alone, because links in them are secrets.
 */
export async function listMails(db: Db, to: string, most: number): Promise<QueuedMail[]> {
  const { rows } = await db.execute<Record<'id' | 'subject' | 'queuedAt', string> & Pick<QueuedMail, 'state'>>(sql`
    select id, data->>'subject' as subject, date_trunc('milliseconds', created_on) as "queuedAt",
      case state when 'completed' then 'sent' when 'failed' then 'failed' else 'waiting' end as state
    from pgboss.job
    where name = ${sendMailTask.name} and data->>'to' = ${to} and state <> 'cancelled'
    order by created_on desc, id desc
    limit ${most}`);
  return rows.map((row) => ({ ...row, queuedAt: new Date(row.queuedAt) }));
}
