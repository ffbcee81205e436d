import type { JobSummary } from '#contract/jobs/jobs.ts';
import { describePay } from '#texts/jobs/pay.ts';

type Paid = Pick<
  JobSummary,
  | 'saleCents'
  | 'saleBasisPoints'
  | 'compensationCents'
  | 'hourlyRateCents'
  | 'dayRateCents'
  | 'payPer'
  | 'schedule'
  | 'startDate'
  | 'jobType'
>;

/** What the job pays one rep: as stated by the business, and the amounts that follow. */
export function JobPay({ job }: { readonly job: Paid }) {
  const { stated, rest } = describePay(job);
  return (
    <p className="figures">
      <span className="font-bold font-display text-xl tracking-tight">{stated}</span>
      <span className="ms-1.5 text-ink-soft text-sm">{rest}</span>
    </p>
  );
}
