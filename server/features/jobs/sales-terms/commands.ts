import { eq } from 'drizzle-orm';
import type { SalesTerms, SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { lockOwnJob } from '../commands/lock-job.ts';
import type { JobRow } from '../tables.ts';
import { isCommissionOnly, paysFromSalesAlone } from './queries.ts';
import { jobSalesTerms } from './tables.ts';

const wrong = (field: string, message: string) => new Refusal('sales.terms_invalid', { fields: [{ field, message }] });

function insistOnMost(job: JobRow, { mostCents, bonus }: SalesTermsInput): void {
  if (isCommissionOnly(job) && mostCents !== null)
    throw wrong('mostCents', 'A commission-only job pays at most its compensation. Leave this empty.');
  if (!isCommissionOnly(job) && mostCents === null)
    throw wrong('mostCents', 'Enter the most that sales can add to the pay of one rep.');
  if (bonus && bonus.cents > (mostCents ?? job.compensationCents))
    throw wrong('bonus.cents', 'The bonus can’t be more than the most for sales.');
}

/** Sets what sales pay reps who are hired from now on. */
export async function setSalesTerms(
  tx: Tx,
  { businessId }: BusinessActor,
  { jobId, terms }: { readonly jobId: string; readonly terms: SalesTermsInput },
): Promise<{ readonly terms: SalesTerms }> {
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  // Reps who applied before can still be hired, which takes terms where all of the pay comes from sales.
  if (job.status === 'closed' && !isCommissionOnly(job)) throw new Refusal('job.already_closed');
  insistOnMost(job, terms);
  const row = { terms, updatedAt: now() };
  await tx.db
    .insert(jobSalesTerms)
    .values({ jobId, ...row })
    .onConflictDoUpdate({ target: jobSalesTerms.jobId, set: row });
  return { terms: { ...terms, commissionOnly: isCommissionOnly(job) } };
}

/** Sales of reps who are hired from now on pay nothing. Idempotent. */
export async function removeSalesTerms(tx: Tx, { businessId }: BusinessActor, jobId: string): Promise<void> {
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  // Reps who were hired, invited or asked to stand by came for what sales pay.
  if (await paysFromSalesAlone(tx.db, job)) throw new Refusal('sales.terms_needed');
  await tx.db.delete(jobSalesTerms).where(eq(jobSalesTerms.jobId, jobId));
}
