import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { monthStarts } from '../queries/count-figures.ts';
import { countDays, countNow } from '../queries/count-totals.ts';

/** Counts the panel's figures in advance, so that opening it need not wait; a past day is counted once. */
export async function keepFigures({ db }: Tx): Promise<void> {
  const { users, jobs, reps, earnings } = await countNow(db);
  await db.execute(sql`
    insert into panel_now (counted_at, users, users_before, jobs, jobs_before, reps, reps_before,
      earnings_cents, earnings_cents_before)
    values (now(), ${users.now}, ${users.monthAgo}, ${jobs.now}, ${jobs.monthAgo}, ${reps.now}, ${reps.monthAgo},
      ${earnings.now}, ${earnings.monthAgo})
    on conflict (one_row) do update set (counted_at, users, users_before, jobs, jobs_before, reps, reps_before,
      earnings_cents, earnings_cents_before) = (excluded.counted_at, excluded.users, excluded.users_before,
      excluded.jobs, excluded.jobs_before, excluded.reps, excluded.reps_before,
      excluded.earnings_cents, excluded.earnings_cents_before)`);
  const wanted = monthStarts();
  const { rows } = await db.execute<{ day: string }>(
    sql`select day::text as day from panel_days where day in ${wanted}`,
  );
  const missing = wanted.filter((day) => !rows.some((row) => row.day === day));
  for (const one of await countDays(db, missing))
    await db.execute(sql`
      insert into panel_days (day, users, jobs, reps, earnings_cents)
      values (${one.day}, ${one.users}, ${one.jobs}, ${one.reps}, ${one.earnings}) on conflict do nothing`);
}
