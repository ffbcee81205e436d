import { sql } from 'drizzle-orm';
import type { LiveEvent } from '#contract/live.ts';
import { prepared } from '../db/prepared.ts';
import type { Tx } from '../db/transaction.ts';

/** The channel on which processes tell each other about new rows of `live_events`, as `<row id> <user id>`. */
export const liveChannel = 'live';

/** What is told to all administrators: nobody's account, since they have none. */
export const administrators = '00000000-0000-0000-0000-000000000000';

export interface LiveNews {
  readonly userId: string;
  readonly event: LiveEvent;
}

const publish = prepared('live_publish', (db, name) => {
  const added = db.$with('added', {}).as(
    sql`insert into live_events (user_id, payload)
      select user_id, payload
      from unnest(${sql.placeholder('userIds')}::uuid[], ${sql.placeholder('payloads')}::jsonb[])
        with ordinality as given (user_id, payload, place)
      order by place
      returning id, user_id`,
  );
  const told = sql`pg_notify(${sql.raw(`'${liveChannel}'`)}, id || ' ' || user_id)`;
  return db.with(added).select({ told }).from(sql`added`).prepare(name);
});

/** Tells users, wherever they are connected, once the transaction is committed; in this order. */
export async function publishLiveNews(tx: Tx, news: readonly LiveNews[]): Promise<void> {
  if (news.length === 0) return;
  const payloads = news.map(({ event }) => JSON.stringify(event));
  tx.inPassing(publish(tx.db).execute({ userIds: news.map(({ userId }) => userId), payloads }));
}

/** Tells each of these users the same. */
export async function publishLive(tx: Tx, userIds: readonly string[], event: LiveEvent): Promise<void> {
  await publishLiveNews(
    tx,
    [...new Set(userIds)].map((userId) => ({ userId, event })),
  );
}
