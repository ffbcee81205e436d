import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import type { jobForRep } from '#contract/applications/job-for-rep.ts';
import { jobRefusals } from '#contract/jobs/refusals.ts';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { repPath } from '#contract/site/sign-in-addresses.ts';
import { canApply } from '#domain/applications/application-lifecycle.ts';
import { refuseApplication, statusRefused } from '#domain/jobs/job-lifecycle.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { ApplicationNews } from '#web/features/applications/application-news.tsx';
import { ApplyBar } from '#web/features/applications/apply-bar.tsx';
import { ApplyForm } from '#web/features/applications/apply-form.tsx';
import { EnoughApplicants } from '#web/features/applications/enough-applicants.tsx';
import { AcceptedGig } from '#web/features/applications/gig/accepted-gig.tsx';
import { AskedCoursesCard } from '#web/features/courses/asked-courses-card.tsx';
import { AcceptedWork } from '#web/features/engagements/accepted-work.tsx';
import { jobQuery, recordView } from '#web/features/jobs/browse/browse-api.ts';
import { SaveJobButton } from '#web/features/jobs/browse/save-job-button.tsx';
import { CompanyCard } from '#web/features/jobs/company-card.tsx';
import { JobChangeList } from '#web/features/jobs/job-change-list.tsx';
import { JobDescription } from '#web/features/jobs/job-description.tsx';
import { ReportJob } from '#web/features/jobs/report-job.tsx';
import { salesTermsQuery } from '#web/features/jobs/sales-terms/api.ts';
import { LegalGate } from '#web/features/legal/legal-gate.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import type { Route } from './+types/job';

export const meta = () => pageMeta({ title: 'Job', hidden: true });

export default function RepJob({ params: { jobId } }: Route.ComponentProps) {
  const query = useQuery(jobQuery(jobId));
  const sales = useQuery(salesTermsQuery(jobId));
  useDocumentTitle(query.data?.title ?? 'Job');
  const shown = query.data?.id;
  useEffect(() => {
    if (shown) void recordView(shown);
  }, [shown]);
  const back = useWayBack();
  const refused = query.error instanceof ApiError ? query.error : null;
  const ended = refused ? statusRefused(refused.code) : undefined;
  if (refused && ended && !query.data) {
    const { title, message } = refused;
    return (
      <>
        <PageHeader above={back} title="Job" />
        <Alert tone="info" title={title}>
          {message}
        </Alert>
      </>
    );
  }
  if (query.error && !query.data) {
    return (
      <>
        <PageHeader above={back} title="Job" />
        <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </>
    );
  }
  if (!query.data) return <SkeletonCards count={2} label="Loading the job" />;
  // Closed or paused while it was open here: the server returns its status, and no content.
  const job = ended ? { ...query.data, status: ended } : query.data;
  return (
    <>
      <PageHeader
        above={back}
        title={job.title}
        description={`${job.companyName} · ${job.industry} · posted ${formatAgo(job.createdAt)}`}
        action={<SaveJobButton job={job} saved={job.saved} named />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <JobDescription job={job} forRep sales={sales.data?.terms} />
          {mayApply(job) && refuseApplying(job) === null ? <ApplyBar /> : null}
        </div>
        <div id="apply" tabIndex={-1} className="grid min-w-0 scroll-mt-20 gap-6 outline-none lg:row-span-2">
          {job.courses ? <AskedCoursesCard {...job.courses} /> : null}
          <Applying key={job.id} job={job} />
        </div>
        <div className="grid min-w-0 gap-6">
          <CompanyCard jobId={job.id} company={job.company} record={job.companyRecord} />
          <ReportJob jobId={job.id} />
        </div>
      </div>
    </>
  );
}

const mayApply = ({ myApplication }: z.output<typeof jobForRep>) =>
  myApplication === null || canApply('reapply', myApplication.status);

function refuseApplying(job: z.output<typeof jobForRep>) {
  const closed = refuseApplication(job, dayInSouthAfrica(new Date()));
  return closed ?? (job.enoughApplicants ? 'job.enough_applicants' : null);
}

function Applying({ job }: { readonly job: z.output<typeof jobForRep> }) {
  const refusal = refuseApplying(job);
  const [wasOpen] = useState(refusal === null);
  const [isSent, setSent] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const status = job.myApplication?.status;
  // Where the form was, which may have ended far below.
  useEffect(() => {
    if (!isSent || status === undefined) return;
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'center' });
  }, [isSent, status]);
  const form = (
    <Card title={job.myApplication ? 'Apply again' : 'Apply'}>
      <LegalGate userType="rep">
        <ApplyForm job={job} refusal={refusal} inTheWay={job.inTheWay} onSent={() => setSent(true)} />
      </LegalGate>
    </Card>
  );
  if (job.myApplication) {
    return (
      <>
        <div ref={answer} tabIndex={-1} className="scroll-mt-20 outline-none">
          <Card title="Your application" action={<StatusBadge {...applicationStatusTexts[job.myApplication.status]} />}>
            {isSent && job.myApplication.status === 'pending' ? (
              <Alert tone="success" title="Application sent" className="mb-4" announce>
                We’ll notify you when {job.companyName} answers.
              </Alert>
            ) : null}
            <ApplicationNews status={job.myApplication.status} />
          </Card>
        </div>
        {canApply('reapply', job.myApplication.status) && (refusal === null || wasOpen) ? form : null}
        {job.myApplication.status === 'accepted' ? (
          <AcceptedWork applicationId={job.myApplication.id} level={2}>
            <AcceptedGig applicationId={job.myApplication.id} level={2} />
          </AcceptedWork>
        ) : null}
        {job.appliedTo ? (
          <Alert tone="info" title="Edited since you applied">
            The business changed this job. You’re seeing the latest version.
            <JobChangeList before={job.appliedTo} after={job} />
          </Alert>
        ) : null}
      </>
    );
  }
  if (refusal === 'job.enough_applicants' && !wasOpen) return <EnoughApplicants job={job} />;
  if (refusal !== null && !wasOpen) {
    return (
      <Alert tone="info" title={jobRefusals[refusal].title}>
        {jobRefusals[refusal].detail}
      </Alert>
    );
  }
  return form;
}

/** To the list that led here, with its filters. */
function useWayBack() {
  const { state } = useLocation();
  const search: unknown = state?.back;
  const fromTracker = typeof search === 'string' && search.includes('tab=my-applications');
  const known = fromTracker || (typeof search === 'string' && search.includes('tab=browse-jobs'));
  const fromRecommended = typeof search === 'string' && search.includes('view=recommended');
  return (
    <BackLink to={known ? `${repPath}${search}` : repTabAddress('browse-jobs')}>
      {fromTracker ? 'My Applications' : fromRecommended ? 'Jobs that fit you' : 'All jobs'}
    </BackLink>
  );
}
