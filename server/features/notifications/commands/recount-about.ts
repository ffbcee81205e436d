import { sql } from 'drizzle-orm';
import type { NotificationKind } from '#contract/notifications/notifications.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';

const given = sql.placeholder;

const recount = prepared('notifications_recount', (db, name) => {
  const left = db
    .$with('left_over', {})
    .as(
      sql`select * from unnest(${given('userIds')}::uuid[], ${given('counts')}::int[]) as left_over (user_id, count)`,
    );
  const one = sql`n.user_id = left_over.user_id and n.kind = ${given('kind')} and n.subject = ${given('subject')}::uuid
    and n.read_at is null`;
  const gone = db
    .$with('gone', {})
    .as(sql`delete from notifications n using left_over where ${one} and left_over.count = 0 returning n.user_id`);
  const fewer = db.$with('fewer', {}).as(
    sql`update notifications n set count = left_over.count from left_over
      where ${one} and left_over.count > 0 and n.count > left_over.count returning n.user_id`,
  );
  return db
    .with(left, gone, fewer)
    .select({ userId: sql<string>`user_id` })
    .from(sql`(select user_id from gone union all select user_id from fewer) as changed`)
    .prepare(name);
});

interface Left {
  readonly kind: NotificationKind;
  /** What the notification counts. */
  readonly subject: string;
  /** The remaining count for each of these users. */
  readonly people: readonly { readonly userId: string; readonly count: number }[];
}

/** Lowers the count of a notification after some of what it counts was read or deleted, and deletes it with the last one. */
export async function recountAbout(tx: Tx, { kind, subject, people }: Left): Promise<void> {
  if (people.length === 0) return;
  const changed = await recount(tx.db).execute({
    ...{ kind, subject },
    userIds: people.map(({ userId }) => userId),
    counts: people.map(({ count }) => count),
  });
  await publishLive(
    tx,
    changed.map(({ userId }) => userId),
    { type: 'notification.changed' },
  );
}
