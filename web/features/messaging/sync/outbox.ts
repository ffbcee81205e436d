import type { Message } from '#contract/messaging/messages.ts';
import type { KeptAttachment } from './kept-attachments.ts';

/** A message written here that the server doesn't have yet. */
export interface KeptMessage {
  /** Generated here: the server accepts each id once, however often it is sent. */
  readonly id: string;
  readonly conversationId: string;
  readonly content: string;
  readonly attachments?: readonly KeptAttachment[];
  readonly at: string;
  /** The server's reason for a refusal; null until it refuses. */
  readonly failed: SendFailure | null;
}

export interface SendFailure {
  readonly code: string;
  readonly title: string;
  readonly message: string;
}

/** Stores messages in order of creation, also across reloads. */
export interface OutboxStorage {
  readonly all: () => Promise<readonly KeptMessage[]>;
  /** Appends it, or replaces the one with its id. */
  readonly put: (message: KeptMessage) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export interface OutboxTools {
  readonly storage: OutboxStorage;
  /** @param keep data to store with it for a resend */
  readonly send: (
    message: KeptMessage,
    keep: (attachments: readonly KeptAttachment[]) => Promise<void>,
  ) => Promise<Message>;
  /** Why it will never be accepted as it is; null if a retry may succeed. */
  readonly refusalOf: (error: unknown) => SendFailure | null;
  /** Why it failed, and the server's Retry-After in milliseconds. */
  readonly waitOf: (error: unknown) => { readonly why: Wait; readonly restMs: number };
  /** The server has it. */
  readonly onSent: (message: Message) => void;
  /** Runs it under a lock across tabs. */
  readonly alone: (act: () => Promise<void>) => Promise<void>;
  /** A message was stored or removed: for the other tabs. */
  readonly broadcast: () => void;
  readonly later: (act: () => void, ms: number) => () => void;
}

/** What blocks sending: no connection, the rate limit, or a server failure. */
export type Wait = 'connection' | 'pace' | 'server';

export interface OutboxState {
  readonly messages: readonly KeptMessage[];
  /** It failed and is retried automatically. */
  readonly waiting: Wait | null;
}

const firstWaitMs = 1000;
const longestWaitMs = 30_000;
/** Whatever Retry-After says, it is retried some day. */
const longestRestMs = 3_600_000;

/** Sends messages one by one, in order of creation, and stops at a failure. */
export function createOutbox(tools: OutboxTools) {
  const { storage, alone, later } = tools;
  let state: OutboxState = { messages: [], waiting: null };
  /** Those not in storage yet, or rejected by it. */
  const unsaved = new Map<string, KeptMessage>();
  /** Sent or discarded here: read-only storage still has them. */
  const gone = new Set<string>();
  const sent = new Set<string>();
  /** In order of creation in this tab. */
  const written: string[] = [];
  const listeners = new Set<() => void>();
  let running = false;
  let again = false;
  let failures = 0;
  let writes = 0;
  let resting = false;
  let closed = false;
  let callOff = () => {};

  function enter(next: Partial<OutboxState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function read(): Promise<readonly KeptMessage[]> {
    let saved: readonly KeptMessage[] = [];
    let seen = -1;
    // A message written during the read would be in neither list.
    while (seen !== writes) {
      seen = writes;
      saved = await storage.all().catch(() => []);
    }
    const messages = withUnsaved(saved).filter(({ id }) => !gone.has(id));
    enter({ messages });
    return messages;
  }

  /** A message that storage rejected comes before later ones that it accepted. */
  function withUnsaved(saved: readonly KeptMessage[]): KeptMessage[] {
    const all = saved.map((one) => unsaved.get(one.id) ?? one);
    for (const one of unsaved.values()) {
      if (all.includes(one)) continue;
      const later = new Set(written.slice(written.indexOf(one.id) + 1));
      const place = all.findIndex(({ id }) => later.has(id));
      all.splice(place === -1 ? all.length : place, 0, one);
    }
    return all;
  }

  async function keep(message: KeptMessage): Promise<void> {
    gone.delete(message.id);
    unsaved.set(message.id, message);
    try {
      await storage.put(message);
      unsaved.delete(message.id);
      writes++;
    } catch {
      // Without storage it lives as long as the page.
    }
  }

  async function letGo(id: string): Promise<void> {
    gone.add(id);
    unsaved.delete(id);
    await storage.remove(id).catch(() => undefined);
    writes++;
  }

  /** Later messages of the same conversation wait for a refused one. */
  function nextOf(messages: readonly KeptMessage[]): KeptMessage | undefined {
    const stuck = new Set<string>();
    return messages.find(({ conversationId, failed }) => {
      if (failed) stuck.add(conversationId);
      return !stuck.has(conversationId);
    });
  }

  /** Throws if a retry may succeed. */
  async function send(message: KeptMessage): Promise<{ answer: Message } | { refused: KeptMessage }> {
    let known = message;
    const keepKnown = async (attachments: readonly KeptAttachment[]) => {
      known = { ...message, attachments };
      if (!gone.has(message.id)) await keep(known);
    };
    try {
      return { answer: await tools.send(message, keepKnown) };
    } catch (error) {
      const failed = tools.refusalOf(error);
      if (failed === null) throw error;
      return { refused: { ...known, failed } };
    }
  }

  async function sendAll(): Promise<void> {
    for (let next = nextOf(await read()); next && !closed; next = nextOf(await read())) {
      sent.add(next.id);
      const sending = await send(next);
      if ('answer' in sending) {
        // Shown as sent before removal: it must not be missing in between.
        if (!closed) tools.onSent(sending.answer);
        await letGo(next.id);
      } else if (!gone.has(next.id)) await keep(sending.refused);
      failures = 0;
      enter({ waiting: null });
      tools.broadcast();
    }
    enter({ waiting: null });
  }

  /** The cause may be gone by the next attempt. */
  function tryLater(error: unknown): void {
    again = false;
    if (closed) return;
    const { why, restMs } = tools.waitOf(error);
    const rest = Math.min(restMs, longestRestMs);
    resting = rest > 0;
    const wake = () => {
      resting = false;
      go();
    };
    // When only rate limited, the wait is the server's, without backoff.
    const isTold = why === 'pace' && resting;
    const wait = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
    if (!isTold) failures++;
    callOff = later(wake, isTold ? rest : Math.max(rest, wait));
    enter({ waiting: why });
  }

  /** Sends what is queued; if called during a run, runs once more afterwards. */
  function go(): void {
    again = running;
    if (running || resting || closed) return;
    running = true;
    callOff();
    void alone(sendAll)
      .catch(tryLater)
      .finally(() => {
        running = false;
        if (again) go();
      });
  }

  return {
    /** Resolves when it will survive a reload; it is shown immediately. */
    async add(message: Omit<KeptMessage, 'failed'>): Promise<void> {
      const kept = { ...message, failed: null };
      written.push(kept.id);
      const stored = keep(kept);
      enter({ messages: [...state.messages, kept] });
      await stored;
      tools.broadcast();
      go();
    },
    /** @param id a new one, if the server has another message under the old one */
    async tryAgain(message: KeptMessage, id = message.id): Promise<void> {
      if (id !== message.id) {
        written.push(id);
        await letGo(message.id);
      }
      await keep({ ...message, id, failed: null });
      await read();
      tools.broadcast();
      go();
    },
    async discard(id: string): Promise<void> {
      await letGo(id);
      await read();
      tools.broadcast();
      go();
    },
    go,
    /** The server has these, according to another tab or the thread: no need to send them, or to show them as waiting. */
    async arrived(ids: readonly string[]): Promise<void> {
      const here = state.messages.filter(({ id }) => ids.includes(id));
      if (here.length === 0) return;
      for (const { id } of here) await letGo(id);
      await read();
      go();
    },
    /** Stops sending: another user is signed in. */
    close() {
      closed = true;
      callOff();
    },
    /** Storage rejected it: it lives as long as the page. */
    isUnsaved: (id: string) => unsaved.has(id),
    /** Whether it was sent from here. */
    hasSent: (id: string) => sent.has(id),
    /** Another tab has changed the stored messages. */
    look: () => void read(),
    state: (): OutboxState => state,
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
