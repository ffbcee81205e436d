import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Conversation } from '#contract/messaging/conversations.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Side } from './api.ts';
import { emptyWords } from './conversation-words.ts';
import { MessageRow } from './message-row.tsx';
import { NewMessages } from './new-messages.tsx';
import type { Thread, ThreadState } from './sync/thread.ts';
import { ThreadLoading } from './thread-loading.tsx';
import { seenUpTo, threadRows } from './thread-rows.ts';
import { TypingLine } from './typing-line.tsx';
import { useOutbox } from './use-mailroom.ts';
import { useReading } from './use-reading.ts';

interface ThreadLogProps {
  readonly conversation: Conversation;
  readonly side: Side;
  readonly thread: Thread;
  readonly state: ThreadState;
  /** The position of the message searched for. */
  readonly target: number | null;
  /** Null if read-only. */
  readonly onEdit: ((message: Message) => void) | null;
}

/** Within this distance of the end, the log follows new messages. */
const nearEndPx = 80;
/** Within this distance of the beginning, older ones are loaded. */
const nearStartPx = 600;

/** The messages, newest last. */
export function ThreadLog(props: ThreadLogProps) {
  const { thread, state, target } = props;
  const opens = useOpening(props);
  if (state.status === 'loading' || (state.status === 'ready' && !opens)) return <ThreadLoading />;
  if (state.status === 'failed') {
    const error = state.error instanceof Error ? state.error : new Error('Please try again in a moment.');
    return (
      <div className="flex-1 overflow-y-auto p-4">
        <QueryTrouble error={error} busy={false} onRetry={() => void thread.load(target ?? undefined)} />
      </div>
    );
  }
  return <Log {...props} />;
}

/** Maximum loaded initially to include the first unread message. */
const mostAtFirst = 300;

/** Whether the thread can be shown: the unread messages are loaded, or as many as make sense. */
function useOpening({ conversation, thread, state, target }: ThreadLogProps): boolean {
  const [opened, setOpened] = useState(false);
  const { messages, hasOlder, older, status } = state;
  const first = messages[0]?.position ?? 0;
  const isWhole = target !== null || conversation.unreadCount === 0 || !hasOlder || first <= conversation.readUpTo + 1;
  const isEnough = isWhole || messages.length >= mostAtFirst || older === 'failed';
  useEffect(() => {
    if (opened || status !== 'ready') return;
    if (isEnough) setOpened(true);
    else if (older === 'idle') void thread.loadOlder();
  }, [opened, status, isEnough, older, thread]);
  return opened || (status === 'ready' && isEnough);
}

function Log({ conversation, side, thread, state, target, onEdit }: ThreadLogProps) {
  const { userId } = useMe();
  const outbox = useOutbox();
  const scroller = useRef<HTMLDivElement>(null);
  // As it was when the thread was opened: reading further doesn't move the line.
  const [readUpTo] = useState(conversation.unreadCount > 0 ? conversation.readUpTo : null);
  const kept = useMemo(
    () => outbox.messages.filter(({ conversationId }) => conversationId === conversation.id),
    [outbox.messages, conversation.id],
  );
  const rows = useMemo(
    () => threadRows({ messages: state.messages, kept, userId, readUpTo, waiting: outbox.waiting }),
    [state.messages, kept, userId, readUpTo, outbox.waiting],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 72,
    getItemKey: (index) => rows[index]?.id ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEndPx,
    overscan: 10,
    paddingStart: 12,
    paddingEnd: 12,
  });
  const atEnd = virtual.isAtEnd(nearEndPx) && !state.hasNewer;
  const items = virtual.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it opens
  useLayoutEffect(() => {
    const unread = rows.findIndex(({ firstUnread }) => firstUnread);
    const found = target === null ? -1 : rows.findIndex(({ message }) => message?.position === target);
    if (found !== -1) virtual.scrollToIndex(found, { align: 'center' });
    else if (unread !== -1) virtual.scrollToIndex(unread, { align: 'start' });
    else virtual.scrollToEnd();
  }, []);

  // The phone's keyboard, or longer text in the box, shrinks it: a reader at the end stays at the end.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let stays = false;
    const look = () => {
      stays = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx;
    };
    const sizes = new ResizeObserver(() => {
      if (stays) element.scrollTop = element.scrollHeight;
    });
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  // A message just sent is scrolled into view, wherever the user was.
  const [written] = kept.slice(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    if (!written || written.failed) return;
    if (state.hasNewer) void thread.load();
    virtual.scrollToEnd();
  }, [written?.id]);

  const nearStart = (virtual.scrollOffset ?? 0) < nearStartPx;
  useEffect(() => {
    if (nearStart && state.hasOlder && state.older === 'idle') void thread.loadOlder();
  }, [nearStart, state.hasOlder, state.older, thread]);

  const nearEnd = endIndex >= rows.length - 5;
  useEffect(() => {
    if (nearEnd && state.hasNewer) void thread.loadNewer();
  }, [nearEnd, state.hasNewer, thread]);

  useReading(conversation, seenUpTo(rows.slice(startIndex, endIndex + 1), conversation.unreadCount > 0));

  async function toNewest() {
    if (state.hasNewer) await thread.load();
    virtual.scrollToEnd({ behavior: 'smooth' });
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* Virtual rows come and go with the scroll, which must not be announced: new messages are announced beside it. */}
      <div
        ref={scroller}
        role="log"
        aria-label={`Messages with ${conversation.title}`}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keys
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain outline-offset-[-3px] [overflow-anchor:none]"
      >
        {state.older === 'loading' ? (
          <p className="absolute inset-x-0 top-2 z-10 text-center">
            <Spinner label="Loading older messages" />
          </p>
        ) : null}
        {state.older === 'failed' ? (
          <div className="absolute inset-x-0 top-2 z-10 text-center">
            <Button variant="secondary" size="small" onClick={() => void thread.loadOlder()}>
              We couldn’t load older messages. Try again
            </Button>
          </div>
        ) : null}
        {rows.length === 0 ? (
          <p className="m-auto max-w-sm p-6 text-center text-ink-soft">{emptyWords[conversation.kind]}</p>
        ) : null}
        <div className="relative mt-auto w-full shrink-0" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            return row ? (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0 px-4"
                style={{ transform: `translateY(${start}px)` }}
              >
                <MessageRow
                  row={row}
                  found={target !== null && row.message?.position === target}
                  conversation={conversation}
                  side={side}
                  onEdit={onEdit}
                />
              </div>
            ) : null;
          })}
        </div>
      </div>
      {atEnd ? null : (
        <button
          type="button"
          onClick={() => void toNewest()}
          className="absolute end-4 bottom-7 z-10 grid size-11 place-content-center rounded-full border border-line-strong bg-surface text-ink shadow-lift hover:bg-brand-soft"
        >
          <ArrowDown aria-hidden="true" className="size-5" />
          <span className="sr-only">Go to newest message</span>
        </button>
      )}
      <NewMessages rows={rows} />
      <TypingLine conversation={conversation} last={state.messages.at(-1)} />
    </div>
  );
}
