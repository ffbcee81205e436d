import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MatchLook } from '#contract/matching/choices.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { matchLooksQuery } from './api.ts';
import { AskLook } from './ask-look.tsx';

/** The rep's requests for a review, with answers. @param jobId limits them to a job */
export function LooksCard({ jobId }: { readonly jobId: string | null }) {
  const query = useInfiniteQuery(matchLooksQuery);
  const content = useRef<HTMLDivElement>(null);
  // One open request at a time, and the latest is first.
  const waits = query.data?.pages[0]?.items[0]?.answer === null;
  return (
    <Card
      title="Ask a person to review it"
      description="If a match looks wrong or is missing, tell us. Someone on our team reads every request."
    >
      <div ref={content} tabIndex={-1} className="grid gap-5 outline-none">
        {query.data && !waits ? <AskLook key={jobId} jobId={jobId} onAsked={() => content.current?.focus()} /> : null}
        <div className="empty:hidden">
          <PagedList query={query} noun="request" keyOf={({ id }) => id} empty={null}>
            {(look) => <Look look={look} />}
          </PagedList>
        </div>
      </div>
    </Card>
  );
}

function Look({ look: { jobTitle, words, askedAt, answer } }: { readonly look: MatchLook }) {
  return (
    <article className="rounded-card border border-line px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 break-words text-lg">{jobTitle ?? 'How you are matched'}</h3>
        {answer ? <Badge tone="success">Answered</Badge> : <Badge tone="info">In review</Badge>}
      </div>
      <p className="mt-1 text-ink-soft text-[0.9375rem]">You asked {formatAgo(askedAt)}</p>
      <p className="mt-2 whitespace-pre-line break-words">{words}</p>
      {answer ? (
        <div className="mt-3 border-brand border-s-3 ps-3">
          <p className="text-ink-soft text-[0.9375rem]">Our team answered {formatAgo(answer.at)}</p>
          <p className="mt-1 whitespace-pre-line break-words">{answer.words}</p>
        </div>
      ) : (
        <p className="mt-3 text-ink-soft text-[0.9375rem]">
          You’ll find the answer here and in your messages. After that, you can ask about something else.
        </p>
      )}
    </article>
  );
}
