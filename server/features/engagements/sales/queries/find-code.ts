import { eq } from 'drizzle-orm';
import type { SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { users } from '../../../accounts/tables.ts';
import { jobSalesTerms } from '../../../jobs/sales-terms/tables.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { engagements } from '../../tables.ts';
import { salesCodes } from '../tables.ts';

export async function findCode(db: Db, engagementId: string): Promise<string | null> {
  const [found] = await db
    .select({ code: salesCodes.code })
    .from(salesCodes)
    .where(eq(salesCodes.engagementId, engagementId));
  return found?.code ?? null;
}

/**
 * The gig of a scanned code, and where it leads: to the job’s address as it is now, or to the agreed one. The code of a suspended business leads
 * nowhere.
 */
export async function findScanned(db: Db, code: string) {
  const [found] = await db
    .select({
      ...{ engagementId: engagements.id, barred: isBarred },
      ...{ agreed: engagements.salesTerms, current: jobSalesTerms.terms },
    })
    .from(salesCodes)
    .innerJoin(engagements, eq(engagements.id, salesCodes.engagementId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId))
    .innerJoin(users, eq(users.id, businessProfiles.userId))
    .leftJoin(jobSalesTerms, eq(jobSalesTerms.jobId, engagements.jobId))
    .where(eq(salesCodes.code, code));
  if (!found) return null;
  const terms: Pick<SalesTermsInput, 'address'> | null = found.barred ? null : (found.current ?? found.agreed);
  return { engagementId: found.engagementId, address: terms?.address ?? null };
}
