import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { matchRepsLater } from './match-events.ts';

/** Whoever is not heard of by an event is by this. */
const repsAtOnce = 500;

/**
 * What changes by the clock, or by a payment: trials that ended, subscriptions that began or ended, profiles that no task has
 * worked out yet. They are worked out by the task that does it for others.
 */
export async function catchUpWithReps(tx: Tx): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select r.id from rep_profiles r left join match_reps m on m.rep_id = r.id
    where m.rep_id is null
    union
    select r.id from subscriptions s join rep_profiles r on r.user_id = s.user_id
    join match_reps m on m.rep_id = r.id
    where s.side = 'rep' and greatest(s.created_at, s.cancelled_at, s.ended_at) > m.worked_out_at
    union
    select r.id from subscriptions s join rep_profiles r on r.user_id = s.user_id
    join match_reps m on m.rep_id = r.id
    where s.side = 'rep' and s.status <> 'ended' and m.is_open and m.access_until < now()
      and s.paid_until >= (now() at time zone 'Africa/Johannesburg')::date
    limit ${repsAtOnce}`);
  await matchRepsLater(
    tx,
    rows.map(({ id }) => id),
  );
}
