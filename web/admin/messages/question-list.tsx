import { useInfiniteQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import type { SupportList } from '#contract/messaging/options.ts';
import { questionsQuery } from './api.ts';
import { DeskList } from './desk-list.tsx';
import { listWords } from './desk-words.ts';
import { QuestionRow } from './question-row.tsx';

interface QuestionListProps {
  readonly list: SupportList;
  /** The one that is open. */
  readonly open: string | null;
}

export function QuestionList({ list, open }: QuestionListProps) {
  return (
    <DeskList
      query={useInfiniteQuery(questionsQuery(list))}
      words={listWords[list]}
      icon={<Coffee aria-hidden="true" />}
      keyOf={({ conversationId }) => conversationId}
    >
      {(head) => <QuestionRow head={head} part={list} active={head.conversationId === open} />}
    </DeskList>
  );
}
