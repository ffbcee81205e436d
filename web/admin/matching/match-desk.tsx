import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { AgreementPart } from './agreement-part.tsx';
import { matchCountsQuery } from './api.ts';
import { type MatchPart, matchPartAddress, matchPartOf, matchParts } from './desk-addresses.ts';
import { FairnessPart } from './fairness-part.tsx';
import { JobQueue } from './job-queue.tsx';
import { LookList } from './look-list.tsx';

interface PartText {
  readonly label: string;
  readonly note: string;
  readonly content: ReactNode;
}

const parts: Record<MatchPart, PartText> = {
  jobs: {
    label: 'Jobs',
    note: 'Open jobs with matches to review, longest wait first.',
    content: <JobQueue />,
  },
  questions: {
    label: 'Review requests',
    note: 'Reps who asked the team to review their matches, oldest first.',
    content: <LookList key="open" list="open" />,
  },
  answered: {
    label: 'Answered requests',
    note: 'Review requests your team has answered, latest answer first.',
    content: <LookList key="answered" list="answered" />,
  },
  agreement: {
    label: 'Reviewer agreement',
    note: 'How often the team agreed with the model in the last 90 days.',
    content: <AgreementPart />,
  },
  fairness: {
    label: 'Fairness',
    note: 'How often each group that qualifies reaches the top ten, over the last 90 days.',
    content: <FairnessPart />,
  },
};

/** The part that the URL selects. */
export function MatchDesk() {
  const part = matchPartOf(useSearchParams()[0]);
  const counts = useQuery(matchCountsQuery).data;
  const countOf: Partial<Record<MatchPart, number | undefined>> = { jobs: counts?.jobs, questions: counts?.looks };
  const { note, content } = parts[part];
  return (
    <>
      <PageHeader title="Matches" description={note} />
      <TabLinks
        label="Lists of matches"
        className="mb-4"
        tabs={matchParts.map((one) => ({
          to: matchPartAddress(one),
          label: parts[one].label,
          count: countOf[one],
          active: one === part,
        }))}
      />
      {content}
    </>
  );
}
