import { sql } from 'drizzle-orm';
import type { NotificationKind } from '#contract/notifications/notifications.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';

/** Notifications of a user that are outdated. */
export interface Settled {
  readonly userId: string;
  readonly kinds: readonly NotificationKind[];
  /** The milestone, the application, the case or else the job in its content; of a counted one, what it counts. */
  readonly about: string;
  /** `once` of the notifications that are still current: they stay, in any order and on any repeat. */
  readonly except?: readonly string[];
}

const given = sql.placeholder;

const hold = prepared('notifications_hold', (db, name) => {
  const held = db.$with('held', {}).as(
    // Users before their lists, as in `notifyUsers`.
    sql`insert into notification_heads as head (user_id, last_place)
      select id, 0 from users where id = any(${given('userIds')}::uuid[]) and deleted_at is null
      order by id for key share
      on conflict (user_id) do update set last_place = head.last_place
      returning user_id`,
  );
  return db.with(held).select({ userId: sql<string>`user_id` }).from(sql`held`).prepare(name);
});

const settle = prepared('notifications_settle', (db, name) => {
  const done = db.$with('done', {}).as(
    sql`select * from unnest(
          ${given('userIds')}::uuid[], ${given('kinds')}::text[], ${given('abouts')}::uuid[], ${given('excepts')}::jsonb[])
        as done (user_id, kind, about, excepted)`,
  );
  const settled = db.$with('settled', {}).as(
    sql`update notifications as n set read_at = now() from done
      where n.user_id = done.user_id and n.kind = done.kind and n.read_at is null
        and not done.excepted ? coalesce(n.once_key, '')
        and coalesce(n.subject, (n.data ->> 'milestoneId')::uuid, (n.data ->> 'applicationId')::uuid, (n.data ->> 'vettingId')::uuid,
          (n.data ->> 'jobId')::uuid) = done.about
      returning n.user_id`,
  );
  return db
    .with(done, settled)
    .select({ userId: sql<string>`user_id` })
    .from(sql`(select distinct user_id from settled) as people`)
    .prepare(name);
});

/**
 * Locks the accounts and lists of all users that the transaction notifies, names or settles for, in the order of `notifyUsers`, so that two
 * transactions can't deadlock. Returns those whose account exists.
 */
export async function holdLists(tx: Tx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const held = await hold(tx.db).execute({ userIds: [...new Set(userIds)] });
  return new Set(held.map(({ userId }) => userId));
}

/** Marks outdated notifications as read, so they are not emailed either. Call it after `holdLists`. Returns the users whose lists changed. */
export async function markSettled(tx: Tx, settled: readonly Settled[]): Promise<string[]> {
  const rows = settled.flatMap(({ kinds, ...of }) => kinds.map((kind) => ({ ...of, kind })));
  if (rows.length === 0) return [];
  const changed = await settle(tx.db).execute({
    userIds: rows.map(({ userId }) => userId),
    kinds: rows.map(({ kind }) => kind),
    abouts: rows.map(({ about }) => about),
    excepts: rows.map(({ except = [] }) => JSON.stringify(except)),
  });
  return changed.map(({ userId }) => userId);
}
