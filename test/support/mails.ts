import type { Mail } from '#server/platform/mail/mail.ts';
import { sendMailTask } from '#server/platform/mail/mail-task.ts';
import type { TestDatabase } from './database.ts';

/** Queued emails to an address, oldest first; in an app without background work they all stay queued. */
export async function mailsTo(database: Pick<TestDatabase, 'pool'>, email: string): Promise<Mail[]> {
  const { rows } = await database.pool.query<{ data: Mail }>(
    `select data from pgboss.job where name = $1 and data->>'to' = $2 order by created_on, id`,
    [sendMailTask.name, email],
  );
  return rows.map(({ data }) => data);
}
