import { StickyNote } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { teamId } from '#contract/messaging/options.ts';
import type { Question, SupportNote } from '#contract/messaging/support.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { dayLabel } from '#web/features/notifications/notification-days.ts';
import { formatDateTime, formatTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { deskViewer } from './api.ts';
import { DeskBubble } from './desk-bubble.tsx';
import type { QuestionThread } from './use-question-thread.ts';

interface QuestionLogProps {
  readonly question: Question;
  readonly thread: QuestionThread;
}

/** Within this distance of the end, the log follows new messages. */
const nearEndPx = 120;

/** The messages, newest last, with the notes of admins between them. */
export function QuestionLog({ question, thread: { query, entries } }: QuestionLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  /** The distance from the end when older messages were requested. */
  const fromBottom = useRef<number | null>(null);
  const first = entries?.[0]?.id;
  const last = entries?.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new one
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current && following.current) current.scrollTop = current.scrollHeight;
  }, [last]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page of older ones
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current || fromBottom.current === null) return;
    current.scrollTop = current.scrollHeight - fromBottom.current;
    fromBottom.current = null;
    // The button disappears after the last page.
    if (!query.hasNextPage) current.focus({ preventScroll: true });
  }, [first]);

  // A keyboard that opens shrinks the log: its end stays visible.
  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const keep = new ResizeObserver(() => {
      if (following.current) current.scrollTop = current.scrollHeight;
    });
    keep.observe(current);
    return () => keep.disconnect();
  }, []);

  const follow = () => {
    const { current } = scroller;
    if (current) following.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearEndPx;
  };

  return (
    <div
      ref={scroller}
      onScroll={follow}
      role="log"
      aria-label={`Messages with ${question.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keys
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 outline-offset-[-3px]"
    >
      {query.hasNextPage ? (
        <p className="pb-3 text-center">
          <Button
            variant="secondary"
            size="small"
            busy={query.isFetchingNextPage}
            onClick={() => {
              const { current } = scroller;
              following.current = false;
              fromBottom.current = current && current.scrollHeight - current.scrollTop;
              void query.fetchNextPage();
            }}
          >
            Show older messages
          </Button>
        </p>
      ) : null}
      {entries === undefined ? (
        query.error ? (
          <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <p className="p-6 text-center">
            <Spinner label="Loading messages" />
          </p>
        )
      ) : null}
      {entries?.map(({ id, at, message, note }, place) => {
        const day = dayInSouthAfrica(new Date(at));
        const before = entries[place - 1];
        const newDay = !before || dayInSouthAfrica(new Date(before.at)) !== day;
        return (
          <div key={id} className="pt-2">
            {newDay ? (
              <p className="py-2 text-center">
                <span className="rounded-full bg-sunken px-3 py-1 font-semibold text-ink-soft text-xs">
                  {dayLabel(day, new Date())}
                </span>
              </p>
            ) : null}
            {message ? (
              <DeskBubble
                message={message}
                mine={message.senderId === teamId}
                by={message.by ?? message.senderName}
                viewer={deskViewer}
              />
            ) : (
              <Note note={note} />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Note({ note: { by, text, at } }: { readonly note: SupportNote }) {
  return (
    <article
      aria-label={`Private note by ${by}, ${formatDateTime(at)}`}
      className="rounded-card border border-accent/60 border-dashed bg-accent-soft px-3.5 py-2 text-on-accent-soft"
    >
      <p className="flex items-center gap-1.5 font-semibold text-xs">
        <StickyNote aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          Private note by {by}, {formatTime(at)}
        </span>
      </p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
        <LinkedText text={text} />
      </p>
    </article>
  );
}
