import { type SQL, sql } from 'drizzle-orm';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { readSettingsNow } from '../../operators/queries/read-settings.ts';
import { matchJobsAgain, matchRepsLater } from './match-events.ts';

const batch = 5_000;
/** Reps per run of the sweep for changes that no event reports. */
const repsAtOnce = 500;
const jobsAtOnce = 500;

/** Deletes old impressions, and old alerts after as long as notifications are stored. */
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

/** Enqueues jobs that were last matched by an earlier model. */
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
 * Enqueues reps who changed by the clock or by a payment: trials that ended, subscriptions that began or ended, profiles that were never computed.
 * The task for changed reps recomputes them.
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
