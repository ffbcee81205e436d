import { useInfiniteQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import type { SupportList } from '#contract/messaging/support.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
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
  const query = useInfiniteQuery(questionsQuery(list));
  const { label, empty, nothing } = listWords[list];
  return (
    <DeskList
      query={query}
      label={label}
      keyOf={({ conversationId }) => conversationId}
      empty={
        <EmptyState icon={<Coffee aria-hidden="true" />} title={empty}>
          {nothing}
        </EmptyState>
      }
    >
      {(head) => <QuestionRow head={head} part={list} active={head.conversationId === open} />}
    </DeskList>
  );
}
