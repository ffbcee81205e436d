import type { Db } from '#server/platform/db/pool.ts';
import type { planEngagement } from '../../../engagements/commands/open-engagement.ts';
import { findSalesTerms } from '../../../jobs/sales-terms/queries.ts';
import { readSettingsNow } from '../../../operators/queries/read-settings.ts';

/** The fee and what sales pay on each of these jobs, for gigs that are agreed now. Read once for a list. */
export async function termsNow(db: Db, jobIds: readonly string[]) {
  const { feeBasisPoints, feeBearer } = await readSettingsNow(db);
  const salesTerms = await findSalesTerms(db, jobIds);
  return (jobId: string): Parameters<typeof planEngagement>[2] => ({
    ...{ feeBasisPoints, feeBearer },
    salesTerms: salesTerms.get(jobId) ?? null,
  });
}

export type TermsNow = Awaited<ReturnType<typeof termsNow>>;
