import { lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { readSettingsNow } from '../../operators/queries/read-settings.ts';
import { policyReports } from '../tables.ts';

/** Deletes reports whose kind was not reported within the retention period. */
export async function sweepPolicyReports({ db }: Tx): Promise<void> {
  const { policyReportDays } = await readSettingsNow(db);
  await db
    .delete(policyReports)
    .where(lt(policyReports.lastSeenAt, sql`now() - make_interval(days => ${policyReportDays})`));
}
