import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ApplicationStatus, applicationStatuses } from '#contract/applications/options.ts';
import { businessTabAddress, receivedAddress } from '#contract/site/portal-addresses.ts';
import { businessPath } from '#contract/site/sign-in-addresses.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { allReceivedQuery, receivingJobsQuery } from '#web/features/applications/api.ts';
import { ReceivedCard } from '#web/features/applications/received-card.tsx';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { Select } from '#web/ui/select.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

export const meta = () => pageMeta({ title: 'Applications', hidden: true });

/** All applicants, of every job. */
export default function Applications() {
  const [search] = useSearchParams();
  const status = applicationStatuses.find((one) => one === search.get('show'));
  const jobId = search.get('job') ?? undefined;
  const received = useInfiniteQuery(allReceivedQuery({ jobId, status }));
  return (
    <>
      <PageHeader
        above={<BackLink to={businessPath}>Back to Dashboard</BackLink>}
        title="Applications"
        description="Everyone who applied for your jobs, newest first."
      />
      <JobChoice jobId={jobId} status={status} />
      <TabLinks
        label="Applications by status"
        className="mb-5"
        tabs={[undefined, ...applicationStatuses].map((one) => ({
          to: receivedAddress({ job: jobId, show: one }),
          label: one ? applicationStatusTexts[one].label : 'All',
          active: one === status,
        }))}
      />
      <PagedList
        query={received}
        noun="application"
        keyOf={({ id }) => id}
        empty={<Nothing filtered={status !== undefined || jobId !== undefined} />}
      >
        {(application) => <ReceivedCard application={application} />}
      </PagedList>
    </>
  );
}

interface JobChoiceProps {
  readonly jobId: string | undefined;
  readonly status: ApplicationStatus | undefined;
}

function JobChoice({ jobId, status }: JobChoiceProps) {
  const navigate = useNavigate();
  const jobs = useQuery(receivingJobsQuery);
  const { data } = jobs;
  if (isAwaited(jobs)) return <Pending />;
  if (!data || data.items.length < 2) return null;
  return (
    <Field label="Job" className="mb-5 max-w-md">
      <Select
        value={jobId}
        placeholder="All jobs"
        options={data.items.map((job) => ({ value: job.id, label: `${job.title} (${job.applications})` }))}
        onChange={(job) => void navigate(receivedAddress({ job: job ?? undefined, show: status }), { replace: true })}
      />
    </Field>
  );
}

function Nothing({ filtered }: { readonly filtered: boolean }) {
  return (
    <EmptyState
      icon={<Inbox aria-hidden="true" />}
      title={filtered ? 'No applications match' : 'No applications yet'}
      action={
        <LinkButton to={filtered ? receivedAddress({}) : businessTabAddress('my-jobs')} variant="secondary">
          {filtered ? 'Show all applications' : 'View my jobs'}
        </LinkButton>
      }
    >
      {filtered ? 'Choose another job or status.' : 'Applications for all your jobs appear here as they come in.'}
    </EmptyState>
  );
}
