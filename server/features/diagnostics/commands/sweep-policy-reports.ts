import { lt, sql } from 'drizzle-orm';
import { policyReportDays } from '#contract/diagnostics/policy-reports.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { policyReports } from '../tables.ts';

/** Removes what did not come again for as long as it is kept. */
export async function sweepPolicyReports({ db }: Tx): Promise<void> {
  await db
    .delete(policyReports)
    .where(lt(policyReports.lastSeenAt, sql`now() - make_interval(days => ${policyReportDays})`));
}
