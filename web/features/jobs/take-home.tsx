import type { JobSummary } from '#contract/jobs/jobs.ts';
import { gigTerms } from '#contract/pricing.ts';
import { shareOfGig } from '#domain/take-home.ts';
import { whenPaid } from '#domain/when-paid.ts';
import { formatRand } from '#web/lib/format.ts';

interface TakeHomeProps {
  readonly job: Pick<JobSummary, 'compensationCents' | 'positions'>;
  /** And when it comes. */
  readonly when?: boolean;
}

/** What is left for the rep, who is the one to read it. */
export function TakeHome({ job, when = false }: TakeHomeProps) {
  const { repReceivesCents } = shareOfGig(job.compensationCents, job.positions);
  return (
    <p className="figures text-[0.9375rem]">
      You receive <strong>{formatRand(repReceivesCents)}</strong>
      <span className="text-ink-soft"> after {gigTerms.commissionPercent}% commission</span>
      {when ? <span className="mt-1 block text-ink-soft">{whenPaid.rep}</span> : null}
    </p>
  );
}
