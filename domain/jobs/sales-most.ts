import type { SalesTerms } from '#contract/jobs/sales-terms.ts';

/** The most that sales pay one rep of a job, and the most that the job pays them in all. */
export function mostOfJob(
  { commissionOnly, mostCents }: Pick<SalesTerms, 'commissionOnly' | 'mostCents'>,
  compensationCents: number,
): { readonly salesCents: number; readonly wholeCents: number } {
  if (commissionOnly) return { salesCents: compensationCents, wholeCents: compensationCents };
  const salesCents = mostCents ?? 0;
  return { salesCents, wholeCents: compensationCents + salesCents };
}
