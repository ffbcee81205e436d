import { lt } from 'drizzle-orm';
import { reportDays } from '#contract/courses/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { courseReports } from '../../tables.ts';

/** Deletes ids of reports so old that a device no longer resends them. */
export async function sweepReports({ db }: Tx): Promise<void> {
  await db
    .delete(courseReports)
    .where(lt(courseReports.receivedAt, new Date(now().getTime() - reportDays * 86_400_000)));
}
