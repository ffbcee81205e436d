import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { applicationsApi, type ReceivedApplication } from '#contract/applications/applications.ts';
import type { OwnJob } from '#contract/jobs/own-jobs.ts';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { InterviewFacts } from '#web/features/applications/interviews/interview-facts.tsx';
import { hasPassed } from '#web/features/applications/interviews/interview-times.ts';
import { ownJobsQuery } from '#web/features/jobs/own/own-jobs-api.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { AgreedItem, AgreedList } from './agreed-list.tsx';

/** The newest jobs with applicants, limited: each costs two calls. */
const mostJobs = 5;

/** Interviews and hired reps of the business, who count on it. */
export function AgreedWithBusiness() {
  const { data } = useInfiniteQuery(ownJobsQuery(undefined));
  const jobs = (data?.pages[0]?.items ?? []).filter(({ applicants }) => applicants.total > 0).slice(0, mostJobs);
  return (
    <AgreedList>
      {jobs.map((job) => (
        <OfJob key={job.id} job={job} />
      ))}
    </AgreedList>
  );
}

function OfJob({ job: { id: jobId, title } }: { readonly job: OwnJob }) {
  const lists = useQueries({
    queries: (['interview', 'accepted'] as const).map((status) =>
      queryOf(applicationsApi.listReceived, { params: { jobId }, query: { status } }),
    ),
  });
  return lists
    .flatMap(({ data }) => data?.items ?? [])
    .filter(isAgreed)
    .map(({ id, status, rep, interview }) => (
      <AgreedItem
        key={id}
        to={ownJobAddress(jobId, { show: status, applicant: id })}
        title={rep.fullName}
        note={`${title} · ${status === 'accepted' ? 'accepted' : 'interview'}`}
      >
        {status === 'interview' && interview ? <InterviewFacts interview={interview} /> : null}
      </AgreedItem>
    ));
}

function isAgreed({ status, interview }: ReceivedApplication): boolean {
  if (status === 'accepted') return true;
  return interview?.status === 'accepted' && interview.acceptedTime !== null && !hasPassed(interview.acceptedTime);
}
