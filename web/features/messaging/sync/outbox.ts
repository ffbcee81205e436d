import type { Message } from '#contract/messaging/messages.ts';

/** A message that was written here and that the server does not have yet. */
export interface KeptMessage {
  /** Made here: the server takes each id once, however often it is sent. */
  readonly id: string;
  readonly conversationId: string;
  readonly content: string;
  /** What else the server is sent with it. */
  readonly more?: object;
  readonly at: string;
  /** Why the server does not take it; null while it has not said no. */
  readonly failed: SendFailure | null;
}

export interface SendFailure {
  readonly code: string;
  readonly title: string;
  readonly message: string;
}

/** Keeps them in the order in which they came, also when the page is gone. */
export interface OutboxStorage {
  readonly all: () => Promise<readonly KeptMessage[]>;
  /** At the end, or in place of the one with its id. */
  readonly put: (message: KeptMessage) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export interface OutboxTools {
  readonly storage: OutboxStorage;
  readonly send: (message: KeptMessage) => Promise<Message>;
  /** Why it will never be taken as it is; null when it may be at another time. */
  readonly refusalOf: (error: unknown) => SendFailure | null;
  /** The server has it. */
  readonly onSent: (message: Message) => void;
  /** Runs it while no other tab does. */
  readonly alone: (act: () => Promise<void>) => Promise<void>;
  /** Something is kept, or not any more: for the other tabs. */
  readonly tellOthers: () => void;
  readonly later: (act: () => void, ms: number) => () => void;
}

export interface OutboxState {
  readonly messages: readonly KeptMessage[];
  /** The server could not be reached: it is tried again by itself. */
  readonly waiting: boolean;
}

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** Sends one message after the other, in the order in which they were written, and stops where one does not go through. */
export function createOutbox(tools: OutboxTools) {
  const { storage, alone, later } = tools;
  let state: OutboxState = { messages: [], waiting: false };
  /** Those that the storage does not have yet, or will not take. */
  const unsaved = new Map<string, KeptMessage>();
  /** Sent or discarded here: a storage that cannot be written has them still. */
  const gone = new Set<string>();
  const sent = new Set<string>();
  const listeners = new Set<() => void>();
  let running = false;
  let again = false;
  let failures = 0;
  let writes = 0;
  let callOff = () => {};

  function enter(next: Partial<OutboxState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function read(): Promise<readonly KeptMessage[]> {
    let saved: readonly KeptMessage[] = [];
    let seen = -1;
    // One that was put while it was being read would be neither here nor there.
    while (seen !== writes) {
      seen = writes;
      saved = await storage.all().catch(() => []);
    }
    const byId = new Map([...saved.map((one) => [one.id, one] as const), ...unsaved]);
    const messages = [...byId.values()].filter(({ id }) => !gone.has(id));
    enter({ messages });
    return messages;
  }

  async function keep(message: KeptMessage): Promise<void> {
    gone.delete(message.id);
    unsaved.set(message.id, message);
    try {
      await storage.put(message);
      unsaved.delete(message.id);
      writes++;
    } catch {
      // Without a storage it is kept as long as the page.
    }
  }

  async function letGo(id: string): Promise<void> {
    gone.add(id);
    unsaved.delete(id);
    await storage.remove(id).catch(() => undefined);
    writes++;
  }

  /** What was written after one that is refused, in the same conversation, waits for it. */
  function nextOf(messages: readonly KeptMessage[]): KeptMessage | undefined {
    const stuck = new Set<string>();
    return messages.find(({ conversationId, failed }) => {
      if (failed) stuck.add(conversationId);
      return !stuck.has(conversationId);
    });
  }

  async function sendAll(): Promise<void> {
    for (let next = nextOf(await read()); next; next = nextOf(await read())) {
      try {
        // Shown as sent before it is let go: it must not be missing in between.
        sent.add(next.id);
        tools.onSent(await tools.send(next));
        await letGo(next.id);
      } catch (error) {
        const failed = tools.refusalOf(error);
        if (failed === null) {
          again = false;
          callOff = later(go, Math.min(firstWaitMs * 2 ** failures++, longestWaitMs));
          return enter({ waiting: true });
        }
        await keep({ ...next, failed });
      }
      failures = 0;
      enter({ waiting: false });
      tools.tellOthers();
    }
  }

  /** Sends what there is; while it does, once more afterwards. */
  function go(): void {
    again = running;
    if (running) return;
    running = true;
    callOff();
    void alone(sendAll)
      .catch(() => undefined)
      .finally(() => {
        running = false;
        if (again) go();
      });
  }

  return {
    /** Ends when it will survive the page; it is shown at once. */
    async add(message: Omit<KeptMessage, 'failed'>): Promise<void> {
      const kept = { ...message, failed: null };
      const stored = keep(kept);
      enter({ messages: [...state.messages, kept] });
      await stored;
      tools.tellOthers();
      go();
    },
    /** @param id another one, where the server knows that one as another message's */
    async tryAgain(message: KeptMessage, id = message.id): Promise<void> {
      if (id !== message.id) await letGo(message.id);
      await keep({ ...message, id, failed: null });
      await read();
      go();
    },
    async discard(id: string): Promise<void> {
      await letGo(id);
      await read();
      tools.tellOthers();
      go();
    },
    go,
    /** Whether it was sent from here. */
    hasSent: (id: string) => sent.has(id),
    /** Another tab has changed what is kept. */
    look: () => void read(),
    state: (): OutboxState => state,
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
