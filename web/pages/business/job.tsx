import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import { businessTabAddress } from '#contract/site/portal-addresses.ts';
import { vettingRefusals } from '#contract/vetting/refusals.ts';
import { isVisibleToReps } from '#domain/jobs/job-lifecycle.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { Applicants } from '#web/features/applications/board/applicants.tsx';
import { AcceptedInTeam } from '#web/features/engagements/team/accepted.tsx';
import { JobDescription } from '#web/features/jobs/job-description.tsx';
import { AskTags } from '#web/features/jobs/own/ask-tags.tsx';
import { JobActions } from '#web/features/jobs/own/job-actions.tsx';
import { OwnJobFigures } from '#web/features/jobs/own/own-job-figures.tsx';
import { ownJobQuery } from '#web/features/jobs/own/own-jobs-api.ts';
import { TakeDownNotice } from '#web/features/jobs/own/take-down-notice.tsx';
import { salesTermsQuery } from '#web/features/jobs/sales-terms/api.ts';
import { SalesTermsCard, SalesTermsMissing } from '#web/features/jobs/sales-terms/card.tsx';
import { ShareJob } from '#web/features/jobs/share-job.tsx';
import { useLegalRefusal } from '#web/features/legal/legal-gate.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { SuggestedReps } from '#web/features/matching/business/suggested-reps.tsx';
import { MessageButton } from '#web/features/messaging/message-button.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { StandbyOfJobCard } from '#web/features/standby/job-card.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { useScreen } from '#web/ui/use-screen.ts';
import type { Route } from './+types/job';

export const meta = () => pageMeta({ title: 'Job', hidden: true });

export default function BusinessJob({ params: { jobId } }: Route.ComponentProps) {
  const query = useQuery(ownJobQuery(jobId));
  useDocumentTitle(query.data?.title ?? 'Job');
  const back = <BackLink to={businessTabAddress('my-jobs')}>My Jobs</BackLink>;
  if (query.error && !query.data) {
    return (
      <>
        <PageHeader above={back} title="Job" />
        <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </>
    );
  }
  if (!query.data) return <SkeletonCards count={2} label="Loading the job" />;
  // A notification may link from one job directly to another: ticked applicants, or a note being written, belong to one
  // of them.
  return <OwnJob key={jobId} job={query.data} back={back} />;
}

function OwnJob({ job, back }: { job: OwnJobDetail; back: ReactNode }) {
  const sales = useQuery(salesTermsQuery(job.id));
  const refusal = useLegalRefusal('business');
  // On a phone, applicants come before the actions on the job.
  const phone = useScreen() === 'phone';
  const { total, accepted } = job.applicants;
  const looksForReps = isVisibleToReps(job.status) && accepted < job.positions;
  const share = looksForReps ? <ShareJob job={job} applicants={total} /> : null;
  const hiringRefusal = refusal ? vettingRefusals[refusal].detail : null;
  const actions = <JobActions job={job} hiringRefusal={hiringRefusal} />;
  return (
    <>
      <PageHeader
        above={back}
        title={job.title}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <StatusBadge {...jobStatusTexts[job.status]} />
            posted {formatAgo(job.createdAt)}
          </span>
        }
        action={
          accepted > 0 ? (
            <MessageButton about={{ jobId: job.id }} side="business" size="medium">
              Message all hired
            </MessageButton>
          ) : null
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {job.status === 'taken_down' ? <TakeDownNotice jobId={job.id} /> : null}
        <SalesTermsMissing job={job} />
        <AskTags job={job} />
        {phone ? null : actions}
        {isVisibleToReps(job.status) && accepted >= job.positions ? (
          <Alert tone="success" title="All positions are filled">
            Mark the job as filled so that no more reps can apply. You can still answer those waiting.
          </Alert>
        ) : null}
        {total === 0 ? share : null}
        <OwnJobFigures job={job} />
        <Applicants job={job} ofAccepted={(applicationId) => <AcceptedInTeam applicationId={applicationId} />} />
        <SalesTermsCard job={job} />
        <StandbyOfJobCard jobId={job.id} />
        <SuggestedReps job={job} hiringRefusal={hiringRefusal} />
        {total > 0 ? share : null}
        {phone ? actions : null}
        <section aria-labelledby="what-reps-see" className="min-w-0 max-w-3xl">
          <h2 id="what-reps-see" className="mb-4 text-2xl">
            What reps see
          </h2>
          <JobDescription job={job} sales={sales.data?.terms} />
        </section>
      </div>
    </>
  );
}
