import { useQuery } from '@tanstack/react-query';
import type { AdminJobDetail } from '#contract/jobs/all-jobs.ts';
import { userInPanelAddress } from '#contract/site/portal-addresses.ts';
import { describeWholePay } from '#texts/jobs/pay.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { type FactName, listFacts } from '#web/features/jobs/job-words.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { plural } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { adminJobQuery } from './api.ts';
import { JobDecisions } from './job-decisions.tsx';
import { JobHistory } from './job-history.tsx';

interface JobDialogProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

/** One job, in the business's own words. */
export function JobDialog({ jobId, onClose }: JobDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(adminJobQuery(jobId));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={data?.title ?? 'Job'} size="large">
      {data ? (
        <div className="grid gap-6">
          <JobDecisions job={data} />
          {/* Its pending decision comes first. */}
          {data.waiting ? <JobHistory history={data.history} /> : null}
          <DescriptionList items={factsOf(data)} />
          <p className="whitespace-pre-line break-words leading-relaxed">{data.description}</p>
          {data.waiting ? null : <JobHistory history={data.history} />}
        </div>
      ) : error ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Dialog>
  );
}

/** The dialog has its own message, or none. */
const elsewhere: FactName[] = [
  'title',
  'industry',
  'location',
  'locationAddress',
  'compensationCents',
  'dayRateCents',
  'hourlyRateCents',
  'closesOn',
  'experienceRequired',
  'jobType',
  'positions',
  'description',
];

function factsOf(job: AdminJobDetail): Description[] {
  const { location, locationAddress } = job;
  const places = new Set([locationAddress, location.name, location.province].filter(Boolean));
  return [
    {
      term: 'Company',
      detail: <TextLink to={userInPanelAddress(job.ownerId)}>{job.companyName}</TextLink>,
    },
    { term: 'Status', detail: jobStatusTexts[job.status].label },
    { term: 'Created', detail: formatDateTime(job.createdAt) },
    { term: 'Applications', detail: String(job.applications) },
    {
      term: 'Gigs',
      detail:
        job.engagements.total === 0
          ? 'None'
          : `${plural(job.engagements.total, 'gig')}, ${job.engagements.running} in progress`,
    },
    { term: 'Pay', detail: describeWholePay(job) },
    { term: 'Location', detail: [...places].join(', ') },
    { term: 'Industry', detail: job.industry },
    { term: 'Job type', detail: `${job.jobType}, ${job.experienceRequired}` },
    ...listFacts(job, elsewhere).map(({ term, words }) => ({ term, detail: words })),
  ];
}
