import type { SalesTerms, SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import { isWage } from './job-pay.ts';

/** Terms of a job as they apply. Null: the type of the job has changed since, and the most that sales can add isn't set. */
export function termsInForce(jobType: string, terms: SalesTermsInput): SalesTerms | null {
  const commissionOnly = !isWage({ jobType });
  if (!commissionOnly && terms.mostCents === null) return null;
  return { ...terms, mostCents: commissionOnly ? null : terms.mostCents, commissionOnly };
}

/** The most that sales pay one rep of a job, and the most that the job pays them in all. */
export function mostOfJob(
  { commissionOnly, mostCents }: Pick<SalesTerms, 'commissionOnly' | 'mostCents'>,
  compensationCents: number,
): { readonly salesCents: number; readonly wholeCents: number } {
  if (commissionOnly) return { salesCents: compensationCents, wholeCents: compensationCents };
  const salesCents = mostCents ?? 0;
  return { salesCents, wholeCents: compensationCents + salesCents };
}
