import { useQuery } from '@tanstack/react-query';
import type { Question } from '#contract/messaging/support.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { AnswerBox } from './answer-box.tsx';
import { questionQuery } from './api.ts';
import { type DeskPart, deskAddress } from './desk-addresses.ts';
import { PaneFrame } from './pane-frame.tsx';
import { QuestionHeader } from './question-header.tsx';
import { QuestionLog } from './question-log.tsx';
import { useLook } from './use-look.ts';
import { useQuestionThread } from './use-question-thread.ts';

interface QuestionPaneProps {
  readonly conversationId: string;
  /** The list that it was opened from. */
  readonly part: DeskPart;
}

/** A question: who asks, the messages, and the answer box. Viewing it is recorded, and shown to others. */
export function QuestionPane({ conversationId, part }: QuestionPaneProps) {
  const query = useQuery(questionQuery(conversationId));
  const back = deskAddress({ list: part });
  if (query.data) return <Open question={query.data} back={back} />;
  return (
    <PaneFrame label="Question">
      <div className="grid gap-4 p-4">
        <BackLink to={back}>Back to the list</BackLink>
        <NotLoaded query={query} label="Loading the conversation" count={2} />
      </div>
    </PaneFrame>
  );
}

function Open({ question, back }: { readonly question: Question; readonly back: string }) {
  const thread = useQuestionThread(question);
  useLook(question.conversationId);
  return (
    <PaneFrame label={`Conversation with ${question.name}`}>
      <QuestionHeader question={question} seen={thread.seen} back={back} />
      <QuestionLog question={question} thread={thread} />
      <AnswerBox question={question} seen={thread.seen} />
    </PaneFrame>
  );
}
