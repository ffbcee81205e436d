import type { InTheWay } from '#contract/applications/job-for-rep.ts';
import { jobForRepAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What keeps the rep from days of the job, said before they apply; it forbids nothing. */
export function InTheWayNote({ work, daysOff }: InTheWay) {
  if (work.length === 0 && daysOff.length === 0) return null;
  return (
    <Alert tone="warning" title={work.length > 0 ? 'You have other work then' : 'Not on your days'}>
      <ul className="grid gap-1">
        {work.map(({ jobId, title, companyName, days }) => (
          <li key={jobId}>
            {nameDays(days)}: <TextLink to={jobForRepAddress(jobId)}>{title}</TextLink> for {companyName}
          </li>
        ))}
        {daysOff.length > 0 ? (
          <li>
            {nameDays(daysOff)}: you cannot work then, by{' '}
            <TextLink to={repTabAddress('profile')}>your own days</TextLink>
          </li>
        ) : null}
      </ul>
      <p className="mt-1">
        You can apply all the same. The business is told of these days, and not of your other work.
      </p>
    </Alert>
  );
}
