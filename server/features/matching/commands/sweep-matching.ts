import { type SQL, sql } from 'drizzle-orm';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { readSettingsNow } from '../../operators/queries/read-settings.ts';
import { matchJobsAgain, matchRepsLater } from './match-events.ts';

const batch = 5_000;
/** Whoever is not heard of by an event is by this. */
const repsAtOnce = 500;
const jobsAtOnce = 500;

/** Which reps and jobs were shown, and of which jobs reps were told: the latter as long as what they were told is kept. */
export async function sweepShown(transaction: RunTransaction, signal: AbortSignal): Promise<void> {
  const { impressionDays, notificationDays } = await transaction(({ db }) => readSettingsNow(db));
  await sweep({ transaction, signal }, sql`match_impressions`, { day: sql`shown_on`, days: impressionDays });
  await sweep({ transaction, signal }, sql`match_alerts`, { day: sql`told_on`, days: notificationDays });
}

interface Sweeping {
  readonly transaction: RunTransaction;
  readonly signal: AbortSignal;
}

async function sweep(
  { transaction, signal }: Sweeping,
  table: SQL,
  { day, days }: { readonly day: SQL; readonly days: number },
): Promise<void> {
  const last = addDays(dayInSouthAfrica(now()), -days);
  await inBatches(signal, batch, () =>
    transaction(async (tx) => {
      const { rowCount } = await tx.db.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${day} < ${last}::date order by ${day} limit ${batch}))`);
      return rowCount ?? 0;
    }),
  );
}

/** What was last matched by another model than that of today. */
export async function catchUpWithModel(tx: Tx): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select m.job_id as id from match_jobs m join jobs j on j.id = m.job_id and j.status = 'active'
    where m.matched_at < (select activated_at from match_models where active)
    order by m.job_id limit ${jobsAtOnce}`);
  await matchJobsAgain(
    tx,
    rows.map(({ id }) => id),
  );
}

/**
 * What changes by the clock, or by a payment: trials that ended, subscriptions that began or ended, profiles that no task has
 * worked out yet. They are worked out by the task that does it for others.
 */
export async function catchUpWithReps(tx: Tx): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select r.id from rep_profiles r join users u on u.id = r.user_id left join match_reps m on m.rep_id = r.id
    where m.rep_id is null and u.deleted_at is null
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
