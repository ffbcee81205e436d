import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Megaphone, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { JobDraft } from '#contract/jobs/job-drafts.ts';
import { type JobStatus, jobStatuses } from '#contract/jobs/options.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { businessTabAddress, newJobAddress } from '#contract/site/portal-addresses.ts';
import { hasEnded } from '#domain/jobs/job-lifecycle.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { AskTagsOf } from '#web/features/jobs/own/ask-tags.tsx';
import { OwnJobCard } from '#web/features/jobs/own/own-job-card.tsx';
import { jobDraftsQuery, ownJobCountsQuery, ownJobsQuery } from '#web/features/jobs/own/own-jobs-api.ts';
import { JobDraftCard } from '#web/features/jobs/post/job-draft-card.tsx';
import { useLegalRefusal } from '#web/features/legal/legal-gate.tsx';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { Face } from '#web/features/marketing/face.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

const newJob = newJobAddress();
const addressOf = (show?: JobStatus | 'drafts') => businessTabAddress('my-jobs', { show });

export default function MyJobsTab() {
  const closed = useTrialRefusal(ownJobsApi.post) !== null;
  const [search] = useSearchParams();
  const chosen = jobStatuses.find((status) => status === search.get('show'));
  const counts = useQuery(ownJobCountsQuery);
  const drafts = useQuery(jobDraftsQuery);
  const showsDrafts = search.get('show') === 'drafts';
  return (
    <>
      <PageHeader
        title="My Jobs"
        description="Your jobs and who applied."
        action={
          closed ? null : (
            <LinkButton to={newJob} variant="accent" icon={<Plus aria-hidden="true" className="size-5" />} full="phone">
              Post a New Job
            </LinkButton>
          )
        }
      />
      <TabLinks
        label="Jobs by status"
        className="mb-5"
        tabs={[
          { to: addressOf(), label: 'All', count: counts.data?.all, active: chosen === undefined && !showsDrafts },
          // Drafts aren't jobs yet, and are counted separately. Second: on a phone the last tabs are off the screen.
          { to: addressOf('drafts'), label: 'Drafts', count: drafts.data?.items.length, active: showsDrafts },
          ...jobStatuses.map((status) => ({
            to: addressOf(status),
            label: jobStatusTexts[status].label,
            count: counts.data?.[status],
            active: status === chosen,
          })),
        ]}
      />
      {showsDrafts ? (
        <Drafts query={drafts} />
      ) : (
        <Jobs status={chosen} hasDrafts={(drafts.data?.items.length ?? 0) > 0} />
      )}
    </>
  );
}

interface JobsProps {
  readonly status: JobStatus | undefined;
  readonly hasDrafts: boolean;
}

function Jobs({ status, hasDrafts }: JobsProps) {
  const jobs = useInfiniteQuery(ownJobsQuery(status));
  const unasked = jobs.data?.pages
    .flatMap(({ items }) => items)
    .find((job) => !(job.tagsAsked || hasEnded(job.status)));
  const list = (
    <PagedList
      query={jobs}
      noun="job"
      keyOf={({ id }) => id}
      empty={status ? <NoneOf status={status} /> : hasDrafts ? <OnlyDrafts /> : <NoJobs />}
    >
      {(job) => <OwnJobCard job={job} />}
    </PagedList>
  );
  return (
    <div className="grid gap-5">
      {unasked ? <AskTagsOf jobId={unasked.id} /> : null}
      {list}
    </div>
  );
}

function Drafts({ query }: { readonly query: UseQueryResult<{ readonly items: readonly JobDraft[] }> }) {
  if (query.isPending) return <SkeletonCards label="Loading drafts" />;
  if (!query.data)
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  if (query.data.items.length === 0) return <NoDrafts />;
  return (
    <ul className="grid gap-4">
      {query.data.items.map((draft) => (
        <li key={draft.id} className="min-w-0">
          <JobDraftCard draft={draft} />
        </li>
      ))}
    </ul>
  );
}

function NoDrafts() {
  return (
    <EmptyState
      icon={<Megaphone aria-hidden="true" />}
      title="No drafts"
      action={
        <LinkButton to={newJob} variant="secondary">
          Write a job
        </LinkButton>
      }
    >
      Jobs you save before posting appear here. Only you can see them.
    </EmptyState>
  );
}

function OnlyDrafts() {
  return (
    <EmptyState
      icon={<Megaphone aria-hidden="true" />}
      title="Nothing posted yet"
      action={<LinkButton to={addressOf('drafts')}>Open my drafts</LinkButton>}
    >
      Your drafts are under Drafts. Reps see a job once you post it.
    </EmptyState>
  );
}

function NoJobs() {
  const seen = useLegalRefusal('business')
    ? 'Save it as a draft now, and post it once you’re verified.'
    : 'Reps will see it as soon as you post it.';
  return (
    <EmptyState
      icon={<Face of="Priya Naidoo" />}
      title="No jobs yet"
      action={
        <LinkButton to={newJob} variant="accent">
          Post Your First Job
        </LinkButton>
      }
    >
      Say what you need sold, where and for how long. {seen}
    </EmptyState>
  );
}

function NoneOf({ status }: { status: JobStatus }) {
  const label = jobStatusTexts[status].label.toLowerCase();
  const isTakenDown = status === 'taken_down';
  return (
    <EmptyState
      icon={<Megaphone aria-hidden="true" />}
      title={isTakenDown ? 'No jobs taken down' : `No ${label} jobs`}
      action={
        <LinkButton to={addressOf()} variant="secondary">
          Show all jobs
        </LinkButton>
      }
    >
      {isTakenDown
        ? 'If our team takes down one of your jobs, you’ll find it here.'
        : `None of your jobs are ${label} now.`}
    </EmptyState>
  );
}
