import type { JobSummary } from '#contract/jobs/jobs.ts';
import { isWage } from '#domain/jobs/job-pay.ts';
import { shareOfGig } from '#domain/jobs/take-home.ts';
import { formatRand } from '#web/lib/format.ts';
import { gigFee, gigWords } from '#web/lib/site-facts.ts';

interface TakeHomeProps {
  readonly job: Pick<JobSummary, 'compensationCents' | 'positions' | 'jobType'>;
  /** And when it is paid. */
  readonly when?: boolean;
}

/** The net pay of the rep who reads it. */
export function TakeHome({ job, when = false }: TakeHomeProps) {
  const { repReceivesCents } = shareOfGig(job.compensationCents, job.positions, gigFee);
  return (
    <p className="figures text-[0.9375rem]">
      You receive {isWage(job) ? '' : 'up to '}
      <strong>{formatRand(repReceivesCents)}</strong>
      <span className="text-ink-soft"> {gigWords.after}</span>
      {when ? <span className="mt-1 block text-ink-soft">{gigWords.when.rep}</span> : null}
    </p>
  );
}
