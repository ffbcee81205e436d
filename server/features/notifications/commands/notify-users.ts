import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { NotificationContent, NotificationKind } from '#contract/notifications/notifications.ts';
import { channels, isPushed, portalOf } from '#domain/notifications/channels.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { dataOf } from '../present.ts';
import { queuePushes } from '../push/commands/queue-pushes.ts';
import { markSettled, type Settled } from './mark-settled.ts';

/** A notification for one user. */
export interface NewNotification {
  readonly userId: string;
  readonly content: NotificationContent;
  /** The other user whom it names. */
  readonly aboutUserId: string | null;
  /** `once`: an idempotency key for each user. `counted`: unread ones about the same subject are counted up. */
  readonly how: { readonly once: string } | { readonly counted: string };
}

const given = sql.placeholder;

/** What one step does, in this order. */
export interface Notifying {
  /** Only after `holdLists`. */
  readonly settles?: readonly Settled[];
  readonly notifications?: readonly NewNotification[];
}

const countsAll = sql.raw(
  Object.entries(channels)
    .flatMap(([kind, one]) => (one.countsAll ? [`'${kind}'`] : []))
    .join(', '),
);

const insert = prepared('notifications_insert', (db, name) => {
  const step = (alias: string, body: SQL) => db.$with(alias, {}).as(body);
  const rows = step(
    'given',
    sql`select * from unnest(
        ${given('ids')}::uuid[], ${given('userIds')}::uuid[], ${given('portals')}::text[], ${given('kinds')}::text[],
        ${given('data')}::jsonb[], ${given('counts')}::int[], ${given('subjects')}::uuid[], ${given('onceKeys')}::text[],
        ${given('aboutUserIds')}::uuid[], ${given('topics')}::text[]
      ) with ordinality as given (
        id, user_id, portal, kind, data, count, subject, once_key, about_user_id, mail_topic, turn)`,
  );
  // Locked before the list, like in account deletion: that waits for this, or this waits and then finds no user.
  const people = step(
    'people',
    sql`select id from users where id = any(${given('userIds')}::uuid[]) and deleted_at is null
      order by id for key share`,
  );
  const heads = step(
    'heads',
    sql`insert into notification_heads as head (user_id, last_place)
      select given.user_id, count(*) from given join people on people.id = given.user_id
      group by given.user_id order by given.user_id
      on conflict (user_id) do update set last_place = head.last_place + excluded.last_place
      returning user_id, last_place`,
  );
  const placed = step(
    'placed',
    sql`select given.*, clock_timestamp() as told_at,
        last_place - count(*) over (partition by user_id)
          + row_number() over (partition by user_id order by turn) as place
      from given join heads using (user_id) order by user_id, turn`,
  );
  const counted = step(
    'counted',
    sql`insert into notifications as before
        (id, user_id, place, portal, kind, data, count, subject, about_user_id, mail_topic, told_at)
      select id, user_id, place, portal, kind, data, count, subject, about_user_id, mail_topic, told_at
      from placed where subject is not null
      on conflict (user_id, kind, subject) where read_at is null and subject is not null
      do update set place = excluded.place, data = excluded.data,
        count = excluded.count + case when excluded.kind in (${countsAll}) then 0 else before.count end,
        about_user_id = excluded.about_user_id, told_at = excluded.told_at
      returning id, user_id, place, kind, coalesce(subject::text, once_key) as about, mail_topic`,
  );
  const once = step(
    'once',
    sql`insert into notifications
        (id, user_id, place, portal, kind, data, once_key, about_user_id, mail_topic, told_at)
      select id, user_id, place, portal, kind, data, once_key, about_user_id, mail_topic, told_at
      from placed where once_key is not null
      on conflict (user_id, once_key) where once_key is not null do nothing
      returning id, user_id, place, kind, coalesce(subject::text, once_key) as about, mail_topic`,
  );
  const notified = step('notified', sql`select * from counted union all select * from once`);
  const due = step(
    'due',
    sql`insert into notification_mails as mail (user_id, topic, due_at)
      select distinct user_id, mail_topic, now() from notified where mail_topic is not null order by 1, 2
      on conflict (user_id, topic) do update set due_at = greatest(now(), mail.not_before) where mail.due_at is null`,
  );
  return db
    .with(rows, people, heads, placed, counted, once, notified, due)
    .select({
      notificationId: sql<string>`id`,
      userId: sql<string>`user_id`,
      place: sql<number>`place::float8`,
      kind: sql<NotificationKind>`kind`,
      about: sql<string>`about`,
    })
    .from(sql`notified`)
    .prepare(name);
});

/**
 * Settles outdated notifications, notifies in the bell and on devices, and marks emails as due, step by step. Returns the notified users, without
 * those who already had the same notification. Each step is one statement, which locks lists in the order of the users.
 */
export async function notifyUsers(tx: Tx, ...steps: readonly Notifying[]): Promise<string[]> {
  const settled: string[] = [];
  const notified: string[] = [];
  for (const { settles = [], notifications = [] } of steps) {
    settled.push(...(await markSettled(tx, settles)));
    if (notifications.length > 0) notified.push(...(await insertNotifications(tx, notifications)));
  }
  await publishLive(tx, [...settled, ...notified], { type: 'notification.changed' });
  return [...new Set(notified)];
}

async function insertNotifications(tx: Tx, notifications: readonly NewNotification[]): Promise<string[]> {
  const rows = countUp(notifications);
  const inserted = await insert(tx.db).execute({
    ids: rows.map(() => uuidv7()),
    userIds: rows.map(({ userId }) => userId),
    portals: rows.map(({ portal }) => portal),
    kinds: rows.map(({ kind }) => kind),
    data: rows.map(({ data }) => JSON.stringify(data)),
    counts: rows.map(({ count }) => count),
    subjects: rows.map(({ subject }) => subject),
    onceKeys: rows.map(({ onceKey }) => onceKey),
    aboutUserIds: rows.map(({ aboutUserId }) => aboutUserId),
    topics: rows.map(({ kind }) => channels[kind].email),
  });
  const pushed = new Set(rows.filter((row) => row.isPushed).map(keyOf));
  await queuePushes(
    tx,
    inserted.filter((one) => pushed.has(keyOf(one))),
  );
  return inserted.map(({ userId }) => userId);
}

/** Merges notifications that count the same subject: one upsert can't update a row twice. */
function countUp(notifications: readonly NewNotification[]) {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  for (const one of notifications) {
    const row = rowOf(one);
    const key = keyOf(row);
    rows.set(key, { ...row, count: row.subject === null ? 1 : row.count + (rows.get(key)?.count ?? 0) });
  }
  return [...rows.values()];
}

const keyOf = ({ userId, kind, about }: { userId: string; kind: NotificationKind; about: string }) =>
  [userId, kind, about].join(' ');

const rowOf = ({ userId, content, aboutUserId, how }: NewNotification) => ({
  userId,
  kind: content.kind,
  portal: portalOf(content),
  ...dataOf(content),
  about: 'counted' in how ? how.counted : how.once,
  subject: 'counted' in how ? how.counted : null,
  onceKey: 'once' in how ? how.once : null,
  isPushed: isPushed(content),
  aboutUserId,
});
