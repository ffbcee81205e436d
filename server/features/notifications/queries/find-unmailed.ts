import { sql } from 'drizzle-orm';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { contentOf } from '../present.ts';
import type { MailsOf, NotificationRow } from '../tables.ts';

export interface Unmailed extends MailsOf {
  readonly place: number;
  readonly content: NotificationContent;
}

type Row = MailsOf & Pick<NotificationRow, 'kind' | 'data' | 'count' | 'subject'> & { readonly place: string };

/** Unread notifications of these users and topics that weren't emailed, newest first, at most `most` for each. */
export async function findUnmailed(db: Db, wanted: readonly MailsOf[], most: number): Promise<Unmailed[]> {
  const userIds = sql.param(wanted.map(({ userId }) => userId));
  const topics = sql.param(wanted.map(({ topic }) => topic));
  const { rows } = await db.execute(sql`
    select mail.user_id as "userId", mail.topic, n.place, n.kind, n.data, n.count, n.subject
    from unnest(${userIds}::uuid[], ${topics}::text[]) as wanted (user_id, topic)
    join notification_mails mail using (user_id, topic)
    cross join lateral (
      select * from notifications
      where user_id = mail.user_id and place > mail.mailed_place and read_at is null and mail_topic = mail.topic
      order by place desc limit ${most}) n
    order by n.place desc`);
  return (rows as unknown as Row[]).map(({ userId, topic, place, ...row }) => ({
    userId,
    topic,
    place: Number(place),
    content: contentOf(row),
  }));
}
