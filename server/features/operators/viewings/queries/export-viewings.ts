import { asc, eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { viewings } from '../tables.ts';

/** When the team saw as this person, for them: that it was somebody of the team, and not who. `until` is null at this moment. */
export async function exportViewings(db: Db, userId: string) {
  const rows = await db.select().from(viewings).where(eq(viewings.userId, userId)).orderBy(asc(viewings.beganAt));
  return {
    seenAsByTeam: rows.map(({ reason, beganAt, endsAt, endedAt }) => {
      const over = endedAt ?? (endsAt <= now() ? endsAt : null);
      return { reason, from: beganAt.toISOString(), until: over?.toISOString() ?? null };
    }),
  };
}
