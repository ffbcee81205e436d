import type { LiveEvent } from '#contract/live.ts';
import { type Message, messagesApi } from '#contract/messaging/messages.ts';
import { suggestPush } from '#web/features/notifications/push/push-suggestion.ts';
import { call } from '#web/lib/api-client.ts';
import { isFinalRefusal } from '#web/lib/final-refusal.ts';
import { sessionState } from '#web/lib/session-store.ts';
import { createOutbox } from './sync/outbox.ts';
import { outboxStorageOf } from './sync/outbox-database.ts';
import { createThread, type Thread } from './sync/thread.ts';

/** A connection that died may not say so for minutes. */
const patienceMs = 20_000;

/** Between the tabs of one person: what was sent, or null where what is kept has changed. */
type Told = Message | null;

export type Mailroom = ReturnType<typeof openMailroom>;

let opened: Mailroom | null = null;

/** The messages of one person in this tab; those of who was signed in before are forgotten. */
export function mailroomOf(userId: string): Mailroom {
  if (opened?.userId !== userId) {
    opened?.close();
    opened = openMailroom(userId);
  }
  return opened;
}

function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Somebody else may have signed in here meanwhile: in their name nothing of this person's is sent or asked. */
function checkWho(userId: string): void {
  if (sessionState().session?.user.id !== userId) throw new Error('Somebody else is signed in');
}

function openMailroom(userId: string) {
  const threads = new Map<string, Thread>();
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`messages:${userId}`) : null;
  const take = (message: Message) => threads.get(message.conversationId)?.take(message);
  const tell = (told: Told) => channel?.postMessage(told);

  const outbox = createOutbox({
    storage: outboxStorageOf(userId),
    async send({ id, conversationId, content, more }) {
      checkWho(userId);
      const params = { conversationId };
      return call(
        messagesApi.send,
        { params, body: { id, content, ...more } },
        { signal: AbortSignal.timeout(patienceMs) },
      );
    },
    refusalOf: (error) =>
      isFinalRefusal(error) ? { code: error.code, title: error.title, message: error.message } : null,
    onSent(message) {
      take(message);
      tell(message);
      suggestPush('message');
    },
    // Without locks several tabs may send the same, which the server takes once.
    alone: async (act) => ('locks' in navigator ? navigator.locks.request(`messages:${userId}`, act) : act()),
    tellOthers: () => tell(null),
    later,
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data) take(data);
    else outbox.look();
  });

  function openThread(conversationId: string): Thread {
    const thread = createThread({
      async ask(query) {
        checkWho(userId);
        return call(
          messagesApi.list,
          { params: { conversationId }, query },
          { signal: AbortSignal.timeout(patienceMs) },
        );
      },
      later,
      isFinal: isFinalRefusal,
    });
    threads.set(conversationId, thread);
    return thread;
  }

  return {
    userId,
    outbox,
    threadOf: (conversationId: string): Thread => threads.get(conversationId) ?? openThread(conversationId),
    take,
    close() {
      channel?.close();
      for (const thread of threads.values()) thread.close();
    },
    /** Those that nobody looks at ask when somebody does. */
    hear(news: LiveEvent | null) {
      if (news === null) {
        for (const thread of threads.values()) if (thread.isWatched()) thread.lookAgain();
        outbox.go();
      } else if (news.type === 'message.created' || news.type === 'message.changed') {
        const thread = threads.get(news.conversationId);
        if (thread?.isWatched()) thread.hear(news.change);
      }
    },
  };
}
