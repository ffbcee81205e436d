import { lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { readSettingsNow } from '../../operators/queries/read-settings.ts';
import { policyReports } from '../tables.ts';

/** Removes what did not come again for as long as it is kept. */
export async function sweepPolicyReports({ db }: Tx): Promise<void> {
  const { policyReportDays } = await readSettingsNow(db);
  await db
    .delete(policyReports)
    .where(lt(policyReports.lastSeenAt, sql`now() - make_interval(days => ${policyReportDays})`));
}
