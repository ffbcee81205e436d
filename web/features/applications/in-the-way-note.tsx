import type { InTheWay } from '#contract/applications/job-for-rep.ts';
import { jobForRepAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The rep's conflicts with days of the job, shown before they apply; it blocks nothing. */
export function InTheWayNote({ work, daysOff }: InTheWay) {
  if (work.length === 0 && daysOff.length === 0) return null;
  return (
    <Alert tone="warning" title={work.length > 0 ? 'You have another gig on these days' : 'Outside your availability'}>
      <ul className="grid gap-1">
        {work.map(({ jobId, title, companyName, days }) => (
          <li key={jobId}>
            {nameDays(days)}: <TextLink to={jobForRepAddress(jobId)}>{title}</TextLink> for {companyName}
          </li>
        ))}
        {daysOff.length > 0 ? (
          <li>
            {nameDays(daysOff)}: unavailable in <TextLink to={repTabAddress('profile')}>your profile</TextLink>
          </li>
        ) : null}
      </ul>
      <p className="mt-1">
        You can still apply. The business sees which days clash, but no details of your other gigs.
      </p>
    </Alert>
  );
}
