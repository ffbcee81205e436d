import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Conversation } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';

const events = ['focus', 'blur', 'visibilitychange'] as const;

function watch(listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener, { capture: true });
  return () => {
    for (const event of events) removeEventListener(event, listener, { capture: true });
  };
}

/** Whether the user is looking at this window: visible and focused. */
const useLooking = (): boolean =>
  useSyncExternalStore(watch, () => document.visibilityState === 'visible' && document.hasFocus());

const gatheredMs = 250;

/**
 * Reports what has been read: what is in view while the user looks.
 * @param inView up to which position that is; 0 when nothing in view is unread
 */
export function useReading({ id, readUpTo }: Pick<Conversation, 'id' | 'readUpTo'>, inView: number): void {
  const looking = useLooking();
  const { mutate } = useMutation(mutationOf(messagesApi.read));
  const told = useRef({ id, upTo: 0 });
  const isNew = looking && inView > readUpTo;

  useEffect(() => {
    if (told.current.id !== id) told.current = { id, upTo: 0 };
    if (!isNew || inView <= told.current.upTo) return;
    const timer = setTimeout(() => {
      told.current = { id, upTo: inView };
      mutate(
        { params: { conversationId: id }, body: { upTo: inView } },
        // The next message, or the next view, reports it again.
        {
          onError: () => {
            told.current = { id, upTo: 0 };
          },
        },
      );
    }, gatheredMs);
    return () => clearTimeout(timer);
  }, [id, inView, isNew, mutate]);
}
