import { useCallback, useEffect, useRef, useState } from 'react';
import { messagesApi } from '#contract/messaging/messages.ts';
import { call } from '#web/lib/api-client.ts';
import { hearNews } from '#web/lib/live-news.ts';

const everyMs = 3000;
/** A slow connection may delay it. */
const lastingMs = 6000;

const ageOf = createNewsAge();

/** Notifies the others, throttled, that the user is typing. */
export function useSendTyping(conversationId: string): () => void {
  const last = useRef(0);
  return useCallback(() => {
    if (Date.now() - last.current < everyMs) return;
    last.current = Date.now();
    // A lost typing event does no harm.
    void call(messagesApi.typing, { params: { conversationId } }).catch(() => undefined);
  }, [conversationId]);
}

/** Who is typing; a user who has sent a message no longer is. */
export function useTypists(conversationId: string, lastSenderId: string | undefined, lastId: string | undefined) {
  const [until, setUntil] = useState<Readonly<Record<string, number>>>({});

  useEffect(() => {
    setUntil({});
    return hearNews((news) => {
      if (news?.type !== 'conversation.typing' || news.conversationId !== conversationId) return;
      if (ageOf(news.at, Date.now()) > lastingMs) return;
      setUntil((before) => ({ ...before, [news.userId]: Date.now() + lastingMs }));
    });
  }, [conversationId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message ends it, also the next one of the same person
  useEffect(() => {
    if (lastSenderId !== undefined) setUntil(({ [lastSenderId]: _, ...others }) => others);
  }, [lastSenderId, lastId]);

  useEffect(() => {
    const next = Math.min(...Object.values(until));
    if (next === Number.POSITIVE_INFINITY) return;
    const prune = () =>
      setUntil((before) => Object.fromEntries(Object.entries(before).filter(([, time]) => time > Date.now())));
    const timer = setTimeout(prune, next - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [until]);

  return Object.keys(until);
}

/** How old an event is, in milliseconds, on a device whose clock may be wrong: the smallest delay seen so far is the clock's offset. */
export function createNewsAge(): (at: string, now: number) => number {
  let off = Number.POSITIVE_INFINITY;
  return (at, now) => {
    const late = now - Date.parse(at);
    off = Math.min(off, late);
    return late - off;
  };
}
