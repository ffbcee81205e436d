import { and, asc, eq } from 'drizzle-orm';
import type { TermsStatus } from '#contract/engagements/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { engagementTerms, type TermsRow } from '../tables.ts';

/** Versions of the terms, oldest first. */
export const findVersions = (db: Db, engagementId: string): Promise<TermsRow[]> =>
  db
    .select()
    .from(engagementTerms)
    .where(eq(engagementTerms.engagementId, engagementId))
    .orderBy(asc(engagementTerms.version));

/** Ends a version that is in force or proposed. Call it with the engagement locked. */
export async function endTerms(
  tx: Tx,
  { engagementId, version }: Pick<TermsRow, 'engagementId' | 'version'>,
  status: Exclude<TermsStatus, 'in_force' | 'proposed'>,
): Promise<void> {
  await tx.db
    .update(engagementTerms)
    .set({ status, endedAt: now() })
    .where(and(eq(engagementTerms.engagementId, engagementId), eq(engagementTerms.version, version)));
}
