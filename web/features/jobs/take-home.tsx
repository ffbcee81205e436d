import type { JobSummary } from '#contract/jobs/jobs.ts';
import { gigTerms } from '#contract/pricing.ts';
import { shareOfGig } from '#domain/take-home.ts';
import { formatRand } from '#web/lib/format.ts';

/** What is left for the rep, who is the one to read it. */
export function TakeHome({ job }: { readonly job: Pick<JobSummary, 'compensationCents' | 'positions'> }) {
  const { repReceivesCents } = shareOfGig(job.compensationCents, job.positions);
  return (
    <p className="figures text-[0.9375rem]">
      You receive <strong>{formatRand(repReceivesCents)}</strong>
      <span className="text-ink-soft"> after {gigTerms.commissionPercent}% commission</span>
    </p>
  );
}
