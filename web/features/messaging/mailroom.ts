import type { LiveEvent } from '#contract/live.ts';
import { type Message, messagesApi } from '#contract/messaging/messages.ts';
import { suggestPush } from '#web/features/notifications/push/push-suggestion.ts';
import { ApiError, type Call, call } from '#web/lib/api-client.ts';
import { isFinalRefusal } from '#web/lib/final-refusal.ts';
import { uploadMessageFile } from './attachments/upload-message-file.ts';
import { sendWithFiles } from './sync/kept-attachments.ts';
import { createOutbox, type OutboxTools } from './sync/outbox.ts';
import { outboxStorageOf, trayStorageOf } from './sync/outbox-database.ts';
import { createThread, type Thread } from './sync/thread.ts';
import { createTray, type Tray, type TrayStorage } from './sync/tray.ts';
import { createUploads, type UploadTools } from './sync/uploads.ts';

/** A dead connection may not report it for minutes. */
const patienceMs = 20_000;

/** Between the tabs of one user: a sent message, or null when the stored ones have changed. */
type Broadcast = Message | null;

interface Channel extends Pick<BroadcastChannel, 'postMessage' | 'close'> {
  onmessage: ((event: MessageEvent) => unknown) | null;
}

export interface MailroomTools extends Pick<OutboxTools, 'storage' | 'alone' | 'later'> {
  readonly call: Call;
  /** To the user's other tabs. */
  readonly channel: Channel | null;
  readonly onSent: () => void;
  readonly trayStorage: (conversationId: string) => TrayStorage;
  readonly upload: UploadTools['send'];
}

export type Mailroom = ReturnType<typeof openMailroom>;

let opened: Mailroom | null = null;

/** The messages of one user in this tab; those of the previous user are cleared. */
export function mailroomOf(userId: string): Mailroom {
  if (opened?.userId !== userId) {
    opened?.close();
    opened = openMailroom(userId);
  }
  return opened;
}

const ofBrowser = (userId: string): MailroomTools => ({
  call,
  storage: outboxStorageOf(userId),
  channel: 'BroadcastChannel' in window ? new BroadcastChannel(`messages:${userId}`) : null,
  // Without the Locks API several tabs may send the same message, which the server accepts once.
  alone: async (act) => ('locks' in navigator ? navigator.locks.request(`messages:${userId}`, act) : act()),
  later(act, ms) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  onSent: () => suggestPush('message'),
  trayStorage: (conversationId) => trayStorageOf(userId, conversationId),
  upload: (file, watch) => uploadMessageFile(file, { ...watch, as: userId }),
});

export function openMailroom(userId: string, tools = ofBrowser(userId)) {
  const { call, storage, alone, later } = tools;
  let { channel } = tools;
  const threads = new Map<string, Thread>();
  const take = (message: Message) => threads.get(message.conversationId)?.take(message);
  const post = (sent: Broadcast) => channel?.postMessage(sent);
  // Another user may have signed in here since: nothing of this user's is sent or requested on their behalf.
  const inTime = () => ({ as: userId, signal: AbortSignal.timeout(patienceMs) });

  const trays = new Map<string, Tray>();
  const uploads = createUploads({
    send: tools.upload,
    failureOf: (error) => ({
      message: error instanceof ApiError ? error.message : 'Please try again.',
      final: isFinalRefusal(error),
    }),
  });

  const outbox = createOutbox({
    ...{ storage, alone, later },
    send: ({ id, conversationId, content, attachments = [] }, keep) =>
      sendWithFiles(attachments, {
        ...{ upload: uploads.start, forget: uploads.forget, keep },
        send: (some) => {
          const body = { id, content, ...(some.length > 0 && { attachments: some }) };
          return call(messagesApi.send, { params: { conversationId }, body }, inTime());
        },
        isGone: (error) => error instanceof ApiError && error.code === 'file.not_found',
      }),
    refusalOf: (error) =>
      isFinalRefusal(error) ? { code: error.code, title: error.title, message: error.message } : null,
    waitOf: (error) => {
      if (!(error instanceof ApiError) || error.status === 0) return { why: 'connection', restMs: 0 };
      return { why: error.status === 429 ? 'pace' : 'server', restMs: error.retryAfterMs };
    },
    onSent(message) {
      take(message);
      post(message);
      tools.onSent();
    },
    broadcast: () => post(null),
  });
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Broadcast>) => {
      if (data) {
        take(data);
        void outbox.arrived([data.id]);
      } else {
        outbox.look();
        // The tab that wrote it may have been closed before it was sent.
        outbox.go();
      }
    };

  function openThread(conversationId: string): Thread {
    const thread = createThread({
      async ask(query) {
        const page = await call(messagesApi.list, { params: { conversationId }, query }, inTime());
        void outbox.arrived(page.items.filter(({ senderId }) => senderId === userId).map(({ id }) => id));
        return page;
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
    uploads,
    trayOf(conversationId: string): Tray {
      const tray = trays.get(conversationId) ?? createTray(tools.trayStorage(conversationId));
      trays.set(conversationId, tray);
      return tray;
    },
    threadOf: (conversationId: string): Thread => threads.get(conversationId) ?? openThread(conversationId),
    take,
    close() {
      channel?.close();
      channel = null;
      outbox.close();
      for (const thread of threads.values()) thread.close();
    },
    /** Threads that aren't shown fetch when they are. */
    hear(news: LiveEvent | null) {
      if (news === null) {
        for (const thread of threads.values()) if (thread.isWatched()) thread.lookAgain();
        outbox.go();
      } else if (news.type === 'message.created' || news.type === 'message.changed') {
        const message = news.type === 'message.created' ? news.message : undefined;
        if (message?.senderId === userId) void outbox.arrived([message.id]);
        const thread = threads.get(news.conversationId);
        if (thread?.isWatched()) thread.hear(news.change, message);
      }
    },
  };
}
