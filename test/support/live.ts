import type { LiveEvent } from '#contract/live.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

/** The events of a user's open stream, oldest first. */
export async function liveEvents({ database }: TestApp, { userId }: Pick<Person, 'userId'>): Promise<LiveEvent[]> {
  const { rows } = await database.pool.query<{ payload: LiveEvent }>(
    'select payload from live_events where user_id = $1 order by id',
    [userId],
  );
  return rows.map(({ payload }) => payload);
}
