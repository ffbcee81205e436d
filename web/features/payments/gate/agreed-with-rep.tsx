import { useInfiniteQuery } from '@tanstack/react-query';
import type { RepApplication } from '#contract/applications/applications.ts';
import { trackedAddress } from '#contract/site/portal-addresses.ts';
import { trackerQuery } from '#web/features/applications/api.ts';
import { InterviewFacts } from '#web/features/applications/interviews/interview-facts.tsx';
import { hasPassed } from '#web/features/applications/interviews/interview-times.ts';
import { RepInterview } from '#web/features/applications/interviews/rep-interview.tsx';
import { AgreedItem, AgreedList } from './agreed-list.tsx';

/** The rep's agreed interviews and gigs, which businesses count on. */
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
          <AgreedItem
            key={id}
            to={trackedAddress(id)}
            title={job.title}
            note={`${job.companyName} · ${job.location.name} · accepted`}
          />
        ))}
    </AgreedList>
  );
}

function InterviewItem({ application }: { readonly application: RepApplication }) {
  const { id, interview, job } = application;
  const shared = { to: trackedAddress(id), title: job.title, note: `${job.companyName} · interview` };
  if (interview?.status === 'proposed') {
    return (
      <AgreedItem {...shared}>
        <RepInterview application={application} interview={interview} />
      </AgreedItem>
    );
  }
  const ahead =
    interview?.status === 'accepted' && interview.acceptedTime !== null && !hasPassed(interview.acceptedTime);
  if (!ahead) return null;
  return (
    <AgreedItem {...shared}>
      <InterviewFacts interview={interview} />
    </AgreedItem>
  );
}
