import { sql } from 'drizzle-orm';
import { mondayOf } from '#domain/shared/week.ts';
import { now } from '#server/platform/clock.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { signsOfLife } from '../queries/signs-of-life.ts';
import { countEvents } from './count-events.ts';
import { followCohorts } from './follow-cohorts.ts';
import { sumDays } from './sum-days.ts';

/** The most days counted in one step when catching up: a statement must not take long. */
const stepDays = 14;
const stepMs = stepDays * 86_400_000;

const living = new Set<string>(Object.values(signsOfLife).flatMap(({ signUp, figures }) => [signUp, ...figures]));

/** Counts the events since the last run. */
export async function countOn(transaction: RunTransaction, signal: AbortSignal): Promise<void> {
  for (let isDone = false; !isDone; ) {
    signal.throwIfAborted();
    isDone = await transaction(countStep);
  }
}

/** Counts one step. Returns whether it has caught up. */
async function countStep(tx: Tx): Promise<boolean> {
  const { rows } = await tx.db.execute<{ counted_at: string | null; earliest: string | null }>(sql`
    select to_json(counted_at) #>> '{}' as counted_at, to_json(case when counted_at is null then least(
      (select min(created_at) from users), (select min(created_at) from jobs), (select min(created_at) from ledger_transfers)
    ) end) #>> '{}' as earliest
    from analytics_progress for update`);
  const [progress] = rows;
  if (!progress) throw new Error('analytics_progress has no row');
  const from = progress.counted_at ?? progress.earliest;
  const until = new Date(Math.min(now().getTime(), (from ? Date.parse(from) : now().getTime()) + stepMs));
  const added = await countEvents(tx, {
    // Transactions open during the last run were invisible to it: looks one day further back.
    since:
      progress.counted_at === null
        ? sql`'-infinity'::timestamptz`
        : sql`${progress.counted_at}::timestamptz - interval '1 day'`,
    until: sql`${until.toISOString()}::timestamptz`,
  });
  for (const { figure, days } of added) await sumDays(tx, figure, days);
  const weeks = added.filter(({ figure }) => living.has(figure)).flatMap(({ days }) => days.map(mondayOf));
  await followCohorts(tx, [...new Set(weeks)]);
  await tx.db.execute(sql`update analytics_progress set counted_at = ${until.toISOString()}::timestamptz`);
  return now().getTime() - until.getTime() < 60_000;
}
