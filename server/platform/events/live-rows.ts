import type pg from 'pg';
import type { LiveEvent } from '#contract/live.ts';

export interface LiveRow {
  readonly id: number;
  readonly userId: string;
  readonly event: LiveEvent;
}

/**
 * Ids are assigned at insert, but rows become visible when their transactions commit: a row may appear after others with higher ids. A reader that
 * asked for `id > last` alone would never see it. So a reader that catches up also asks for everything inserted up to this long before, which is
 * longer than any of our transactions lasts (their statements are cut off at 15 seconds, idle ones at 30), and drops the ids it has seen already.
 */
const overlap = `interval '2 minutes'`;

/** Typing is over by the time it would be replayed. */
const lasting = `payload->>'type' <> '${'conversation.typing' satisfies LiveEvent['type']}'`;

/** A client that missed more than this reloads its data anyway. */
const mostMissed = 500;

type Queryable = Pick<pg.Pool, 'query'>;

const columns = 'id, user_id, payload';

export async function rowsById(pool: Queryable, ids: readonly number[]): Promise<LiveRow[]> {
  return select(pool, 'live_by_id', `select ${columns} from live_events where id = any($1) order by id`, [ids]);
}

/** Events a user may have missed who saw the row `afterId` last, oldest first. */
export async function rowsAfterId(pool: Queryable, userId: string, afterId: number): Promise<LiveRow[]> {
  const rows = await select(
    pool,
    'live_after_id',
    `select ${columns} from live_events
     where user_id = $1 and ${lasting}
       and (id > $2 or created_at > (select created_at from live_events where id = $2) - ${overlap})
     order by id desc limit ${mostMissed}`,
    [userId, afterId],
  );
  return rows.reverse();
}

/** Events of a user in the last `ms` milliseconds, oldest first. */
export async function rowsOfLast(pool: Queryable, userId: string, ms: number): Promise<LiveRow[]> {
  const rows = await select(
    pool,
    'live_of_last',
    `select ${columns} from live_events
     where user_id = $1 and ${lasting} and created_at > now() - make_interval(secs => $2)
     order by id desc limit ${mostMissed}`,
    [userId, ms / 1000],
  );
  return rows.reverse();
}

/** Events these users may have missed since a time of the database's clock, oldest first. */
export async function rowsSince(pool: Queryable, userIds: readonly string[], since: Date): Promise<LiveRow[]> {
  return select(
    pool,
    'live_since',
    `select ${columns} from live_events
     where user_id = any($1) and ${lasting} and created_at > $2::timestamptz - ${overlap}
     order by id`,
    [userIds, since],
  );
}

/** The id to resume from for someone who has seen everything until now. */
export async function latestId(pool: Queryable): Promise<number> {
  const { rows } = await pool.query({
    name: 'live_latest_id',
    text: 'select coalesce(max(id), 0)::text as id from live_events',
  });
  return Number(rows[0].id);
}

async function select(pool: Queryable, name: string, text: string, values: unknown[]): Promise<LiveRow[]> {
  const { rows } = await pool.query<{ id: string; user_id: string; payload: LiveEvent }>({ name, text, values });
  return rows.map(({ id, user_id: userId, payload }) => ({ id: Number(id), userId, event: payload }));
}
