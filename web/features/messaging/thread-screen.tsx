import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Conversation } from '#contract/messaging/conversations.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { conversationQuery, listedConversation, type Side } from './api.ts';
import { ClosedNote } from './closed-note.tsx';
import { Composer } from './composer.tsx';
import { GroupNote } from './group-note.tsx';
import { MessageEditor } from './message-editor.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadLoading } from './thread-loading.tsx';
import { ThreadLog } from './thread-log.tsx';
import { useThread } from './use-mailroom.ts';
import { useVisibleHeight } from './use-visible-height.ts';

interface ThreadScreenProps {
  readonly side: Side;
  readonly conversationId: string;
  /** The target of the back link. */
  readonly back: string;
  /** The position of the message searched for. */
  readonly target: number | null;
}

/** A conversation: header, messages, and box. On a phone the whole screen, above its keyboard. */
export function ThreadScreen({ side, conversationId, back, target }: ThreadScreenProps) {
  const screen = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const query = useQuery({
    ...conversationQuery(conversationId),
    placeholderData: () => listedConversation(queries, conversationId),
  });
  useVisibleHeight(screen);
  return (
    <section
      ref={screen}
      aria-label={query.data ? `Conversation with ${query.data.title}` : 'Conversation'}
      className="flex min-h-0 min-w-0 flex-col bg-surface data-dropping:outline-3 data-dropping:-outline-offset-3 data-dropping:outline-brand max-md:fixed max-md:inset-x-0 max-md:top-(--visible-top,0px) max-md:z-40 max-md:h-(--visible-height,100dvh)"
    >
      {query.data ? (
        <Loaded conversation={query.data} side={side} back={back} target={target} />
      ) : query.error ? (
        <div className="grid gap-4 p-4">
          <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
          <LinkButton to={back} variant="secondary" className="justify-self-center">
            All messages
          </LinkButton>
        </div>
      ) : (
        <ThreadLoading />
      )}
    </section>
  );
}

interface LoadedProps {
  readonly conversation: Conversation;
  readonly side: Side;
  readonly back: string;
  readonly target: number | null;
}

function Loaded({ conversation, side, back, target }: LoadedProps) {
  const { thread, state } = useThread(conversation.id, target);
  const [editing, setEditing] = useState<Message | null>(null);
  return (
    <>
      <ThreadHeader conversation={conversation} side={side} back={back} />
      <ThreadLog
        key={target}
        target={target}
        conversation={conversation}
        side={side}
        thread={thread}
        state={state}
        onEdit={conversation.closed === null ? setEditing : null}
      />
      {conversation.closed !== null ? (
        <ClosedNote conversation={conversation} />
      ) : editing ? (
        <MessageEditor key={editing.id} message={editing} onEnd={() => setEditing(null)} />
      ) : (
        <>
          <GroupNote conversation={conversation} />
          <Composer conversation={conversation} side={side} />
        </>
      )}
    </>
  );
}
