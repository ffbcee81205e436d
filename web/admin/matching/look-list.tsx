import { useInfiniteQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { useState } from 'react';
import type { LookList as List } from '#contract/matching/options.ts';
import type { AdminMatchLook } from '#contract/matching/review.ts';
import { userInPanelAddress } from '#contract/site/portal-addresses.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { formatAgo, formatDateTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AnswerLookDialog } from './answer-look-dialog.tsx';
import { looksQuery } from './api.ts';

/** Requests of reps for a review of their matches. */
export function LookList({ list }: { readonly list: List }) {
  const query = useInfiniteQuery(looksQuery(list));
  return (
    <PagedList
      query={query}
      noun="request"
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          icon={<Coffee aria-hidden="true" />}
          title={list === 'open' ? 'No open requests' : 'No answered requests yet'}
        >
          {list === 'open'
            ? 'When a rep asks the team to review their matches, the request appears here.'
            : 'Requests your team has answered appear here.'}
        </EmptyState>
      }
    >
      {(look) => <Look look={look} />}
    </PagedList>
  );
}

function Look({ look }: { readonly look: AdminMatchLook }) {
  const [answering, setAnswering] = useState(false);
  const { person, jobTitle, words, askedAt, answer, answeredBy } = look;
  return (
    <article
      aria-label={`Review request from ${person.name}`}
      className="grid gap-4 rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="break-words text-lg leading-6">{person.name}</h2>
          <TextLink to={userInPanelAddress(person.userId)} className="break-all text-sm">
            {person.email}
          </TextLink>
        </div>
        <p className="text-ink-soft text-sm">Asked {formatAgo(askedAt)}</p>
      </header>
      <p className="text-ink-soft text-sm">
        {jobTitle === null ? 'About their matches in general' : `About “${jobTitle}”`}
      </p>
      <p className="whitespace-pre-wrap leading-relaxed wrap-anywhere">{words}</p>
      {answer ? (
        <Alert tone="info" title="Answered">
          <span className="whitespace-pre-line">{answer.words}</span>
          <span className="mt-1 block text-sm">
            {answeredBy ?? 'A former team member'}, {formatDateTime(answer.at)}
          </span>
        </Alert>
      ) : (
        <Button full="phone" className="md:w-fit" onClick={() => setAnswering(true)}>
          Answer
          <VisuallyHidden> {person.name}</VisuallyHidden>
        </Button>
      )}
      {answering ? <AnswerLookDialog look={look} onClose={() => setAnswering(false)} /> : null}
    </article>
  );
}
