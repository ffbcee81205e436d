import { eq } from 'drizzle-orm';
import type { SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobSalesTerms } from '../../../jobs/sales-terms/tables.ts';
import { engagements } from '../../tables.ts';
import { salesCodes } from '../tables.ts';

export async function findCode(db: Db, engagementId: string): Promise<string | null> {
  const [found] = await db
    .select({ code: salesCodes.code })
    .from(salesCodes)
    .where(eq(salesCodes.engagementId, engagementId));
  return found?.code ?? null;
}

/** The gig of a scanned code, and where it leads: to the job’s address as it is now, or to the agreed one. */
export async function findScanned(db: Db, code: string) {
  const [found] = await db
    .select({ engagementId: engagements.id, agreed: engagements.salesTerms, current: jobSalesTerms.terms })
    .from(salesCodes)
    .innerJoin(engagements, eq(engagements.id, salesCodes.engagementId))
    .leftJoin(jobSalesTerms, eq(jobSalesTerms.jobId, engagements.jobId))
    .where(eq(salesCodes.code, code));
  if (!found) return null;
  const terms: Pick<SalesTermsInput, 'address'> | null = found.current ?? found.agreed;
  return { engagementId: found.engagementId, address: terms?.address ?? null };
}
