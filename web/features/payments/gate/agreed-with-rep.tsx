import { useInfiniteQuery } from '@tanstack/react-query';
import type { RepApplication } from '#contract/applications/applications.ts';
import { trackerQuery } from '#web/features/applications/api.ts';
import { InterviewFacts } from '#web/features/applications/interviews/interview-facts.tsx';
import { hasPassed } from '#web/features/applications/interviews/interview-times.ts';
import { RepInterview } from '#web/features/applications/interviews/rep-interview.tsx';
import { AgreedItem, AgreedList } from './agreed-list.tsx';

/** The interviews and gigs that businesses count on: they can be answered and looked up without paying. */
export function AgreedWithRep() {
  const interviews = useInfiniteQuery(trackerQuery('interview'));
  const completed = useInfiniteQuery(trackerQuery('completed'));
  const of = (query: typeof interviews) => query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <AgreedList>
      {of(interviews).map((application) => (
        <InterviewItem key={application.id} application={application} />
      ))}
      {of(completed)
        .filter(({ status }) => status === 'accepted')
        .map(({ id, job }) => (
          <AgreedItem key={id} title={job.title} note={`${job.companyName} · ${job.location.name} · accepted`} />
        ))}
    </AgreedList>
  );
}

function InterviewItem({ application }: { readonly application: RepApplication }) {
  const { interview, job } = application;
  const note = `${job.companyName} · interview`;
  if (interview?.status === 'proposed') {
    return (
      <AgreedItem title={job.title} note={note}>
        <RepInterview application={application} interview={interview} />
      </AgreedItem>
    );
  }
  const ahead =
    interview?.status === 'accepted' && interview.acceptedTime !== null && !hasPassed(interview.acceptedTime);
  if (!ahead) return null;
  return (
    <AgreedItem title={job.title} note={note}>
      <InterviewFacts interview={interview} />
    </AgreedItem>
  );
}
