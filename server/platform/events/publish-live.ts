import { sql } from 'drizzle-orm';
import type { LiveEvent } from '#contract/live.ts';
import type { Tx } from '../db/transaction.ts';

/** The channel on which processes tell each other about new rows of `live_events`, as `<row id> <user id>`. */
export const liveChannel = 'live';

/** Tells these users, wherever they are connected, once the transaction is committed. */
export async function publishLive(tx: Tx, userIds: readonly string[], event: LiveEvent): Promise<void> {
  if (userIds.length === 0) return;
  await tx.db.execute(sql`
    with added as (
      insert into live_events (user_id, payload)
      select distinct user_id, ${JSON.stringify(event)}::jsonb from unnest(${sql.param(userIds)}::uuid[]) as user_id
      returning id, user_id
    )
    select pg_notify(${liveChannel}, id || ' ' || user_id) from added`);
}

export interface LiveNews {
  readonly userId: string;
  readonly event: LiveEvent;
}

/** The same for many events at once, each for one user, told in this order. */
export async function publishLiveNews(tx: Tx, news: readonly LiveNews[]): Promise<void> {
  if (news.length === 0) return;
  const userIds = news.map(({ userId }) => userId);
  const payloads = news.map(({ event }) => JSON.stringify(event));
  await tx.db.execute(sql`
    with added as (
      insert into live_events (user_id, payload)
      select user_id, payload
      from unnest(${sql.param(userIds)}::uuid[], ${sql.param(payloads)}::jsonb[])
        with ordinality as given (user_id, payload, place)
      order by place
      returning id, user_id
    )
    select pg_notify(${liveChannel}, id || ' ' || user_id) from added`);
}
