import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { type Mailroom, mailroomOf } from './mailroom.ts';
import type { OutboxState } from './sync/outbox.ts';
import type { Thread, ThreadState } from './sync/thread.ts';

export const useMailroom = (): Mailroom => mailroomOf(useMe().userId);

/** Queued messages. */
export function useOutbox(): OutboxState {
  const { outbox } = useMailroom();
  useEffect(() => outbox.look(), [outbox]);
  return useSyncExternalStore(outbox.watch, outbox.state);
}

/**
 * The messages of a conversation, kept current while shown.
 * @param target the position of a message to find
 */
export function useThread(
  conversationId: string,
  target: number | null,
): { readonly thread: Thread; readonly state: ThreadState } {
  const thread = useMailroom().threadOf(conversationId);
  const state = useSyncExternalStore(
    useCallback((listener) => thread.watch(listener), [thread]),
    thread.state,
  );
  useEffect(() => {
    const { status, hasNewer, messages } = thread.state();
    // Loaded messages are shown immediately, and newer ones are added.
    if (status === 'ready' && (target === null ? !hasNewer : messages.some(({ position }) => position === target)))
      thread.lookAgain();
    else void thread.load(target ?? undefined);
  }, [thread, target]);
  return { thread, state };
}
