import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Question, SupportMessage, SupportNote } from '#contract/messaging/support.ts';
import { questionMessagesQuery } from './api.ts';

/** A message, or an admin's note between two of them. */
export type QuestionEntry = { readonly at: string; readonly id: string } & (
  | { readonly message: SupportMessage; readonly note: null }
  | { readonly message: null; readonly note: SupportNote }
);

/** The entries of a question, oldest first. */
export function useQuestionThread({ conversationId, notes }: Question) {
  const query = useInfiniteQuery(questionMessagesQuery(conversationId));
  const { data, hasNextPage } = query;
  return useMemo(() => {
    const messages = data?.pages.toReversed().flatMap(({ items }) => items);
    return {
      query,
      entries: messages && entriesOf(messages, notes, hasNextPage),
      seen: messages?.at(-1)?.position ?? 0,
    };
  }, [data, notes, hasNextPage, query]);
}

export type QuestionThread = ReturnType<typeof useQuestionThread>;

/** Notes appear where they were written; those older than the loaded messages appear once these are loaded. */
function entriesOf(
  messages: readonly SupportMessage[],
  notes: readonly SupportNote[],
  hasOlder: boolean,
): QuestionEntry[] {
  const begins = hasOlder ? messages[0]?.createdAt : undefined;
  const shown = notes.filter(({ at }) => begins === undefined || at >= begins);
  return [
    ...messages.map((message) => ({ at: message.createdAt, id: message.id, message, note: null })),
    ...shown.map((note) => ({ at: note.at, id: note.id, message: null, note })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}
