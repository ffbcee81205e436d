import type { JobSummary } from '#contract/jobs/jobs.ts';
import { describePay } from '#texts/jobs/pay.ts';

type Paid = Pick<
  JobSummary,
  'compensationCents' | 'hourlyRateCents' | 'dayRateCents' | 'payPer' | 'schedule' | 'startDate'
>;

/** What the job pays one rep: as stated by the business, and the amounts that follow. @param upTo all of it comes from sales */
export function JobPay({ job, upTo = false }: { readonly job: Paid; readonly upTo?: boolean }) {
  const { stated, rest } = describePay(job);
  return (
    <p className="figures">
      <span className="font-bold font-display text-xl tracking-tight">
        {upTo ? 'Up to ' : ''}
        {stated}
      </span>
      <span className="ms-1.5 text-ink-soft text-sm">{rest}</span>
    </p>
  );
}
