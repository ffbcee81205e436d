import { sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { sendMailTask } from './mail-task.ts';
import { sentMails } from './tables.ts';

interface ListedMail {
  readonly id: string;
  readonly subject: string;
  readonly at: Date;
  readonly state: 'waiting' | 'sent' | 'failed';
}

/** The mails to an address that wait or were sent, newest first, for as long as they are stored. Only their subjects. */
export async function listMails(db: Db, to: string, most: number): Promise<ListedMail[]> {
  const { rows } = await db.execute<Record<'id' | 'subject' | 'at', string> & Pick<ListedMail, 'state'>>(sql`
    select id, subject, date_trunc('milliseconds', at) as at, state from (
      select id, data->>'subject' as subject, created_on as at, case state when 'failed' then 'failed' else 'waiting' end as state
      from pgboss.job
      where name = ${sendMailTask.name} and data->>'to' = ${to} and state not in ('completed', 'cancelled')
        and not data ? 'leavesNoTrace'
        and not exists (select from ${sentMails} where ${sentMails.id} = job.id)
      union all
      select * from (
        select id, subject, created_at, 'sent' from ${sentMails} where to_address = ${to}
        order by created_at desc, id desc limit ${most}) sent) mails
    order by at desc, id desc
    limit ${most}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
