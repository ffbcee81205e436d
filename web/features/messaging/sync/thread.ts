import type { Message } from '#contract/messaging/messages.ts';
import { merged, within } from './merge.ts';

/** The server's response to a fetch of messages. */
export interface MessagePage {
  readonly items: readonly Message[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  readonly lastChange: number;
}

export interface ThreadTools {
  readonly ask: (query: { before?: number; around?: number; since?: number }) => Promise<MessagePage>;
  /** Returns a function that cancels it. */
  readonly later: (act: () => void, ms: number) => () => void;
  /** A retry would not help. */
  readonly isFinal: (error: unknown) => boolean;
}

export interface ThreadState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly error: unknown;
  /** In the server's order, without gaps. */
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  /** The loaded range ends before the newest message, after a jump to an old one. */
  readonly hasNewer: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
}

export type Thread = ReturnType<typeof createThread>;

const blank: ThreadState = {
  status: 'loading',
  error: null,
  messages: [],
  hasOlder: false,
  hasNewer: false,
  older: 'idle',
};

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * The messages of a conversation on this device. It knows up to which change it is complete, and requests later ones:
 * live events may come late, twice, or not at all.
 */
export function createThread({ ask, later, isFinal }: ThreadTools) {
  let state = blank;
  /** Every change of the loaded range is known up to this one. */
  let synced = 0;
  /** Answers to requests from before the thread was reloaded are stale. */
  let turn = 0;
  let following = false;
  let again = false;
  let failures = 0;
  let callOff = () => {};
  const listeners = new Set<() => void>();

  function enter(next: Partial<ThreadState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** A change of an old message outside the window is included in its page. */
  const put = (messages: readonly Message[]) => {
    const all = merged(state.messages, within(state, messages));
    if (all !== state.messages) enter({ messages: all });
  };

  async function load(around?: number): Promise<void> {
    const mine = ++turn;
    callOff();
    if (around !== undefined) enter(blank);
    else enter(state.status === 'ready' ? { older: 'idle' } : { ...blank, messages: state.messages });
    try {
      const page = await ask(around === undefined ? {} : { around });
      if (mine !== turn) return;
      const { hasOlder, hasNewer } = page;
      const first = page.items[0]?.position ?? 0;
      // Messages sent from here since may be newer than the answer.
      const kept = hasNewer ? [] : state.messages.filter(({ position }) => position >= first);
      synced = hasNewer ? (page.items.at(-1)?.position ?? page.lastChange) : page.lastChange;
      enter({ status: 'ready', error: null, messages: merged(page.items, kept), hasOlder, hasNewer, older: 'idle' });
      if (again) void follow();
    } catch (error) {
      if (mine === turn) enter(state.status === 'ready' ? {} : { status: 'failed', error });
    }
  }

  const showsNewest = () => state.status === 'ready' && !state.hasNewer;

  /** Fetches unknown changes until there are no more. */
  async function follow(): Promise<void> {
    again = true;
    if (following || !showsNewest()) return;
    following = true;
    callOff();
    try {
      while (again && showsNewest()) {
        again = false;
        again = (await askSince()) || again;
      }
      failures = 0;
    } catch (error) {
      again = !isFinal(error);
      if (again) callOff = later(() => void follow(), Math.min(firstWaitMs * 2 ** failures++, longestWaitMs));
    }
    following = false;
  }

  /** @returns whether there are more */
  async function askSince(): Promise<boolean> {
    const [mine, from] = [turn, synced];
    const page = await ask({ since: from });
    // An older page that arrived since may need changes from before this.
    if (mine !== turn || synced < from) return true;
    const last = page.items.at(-1)?.change ?? page.lastChange;
    synced = Math.max(synced, page.hasNewer ? last : page.lastChange);
    put(page.items);
    return page.hasNewer;
  }

  async function loadOlder(): Promise<void> {
    const before = state.messages[0]?.position;
    if (!state.hasOlder || state.older === 'loading' || before === undefined) return;
    const mine = turn;
    enter({ older: 'loading' });
    try {
      const page = await ask({ before });
      // If it was reloaded since, this would leave a gap.
      if (mine !== turn || state.messages[0]?.position !== before) return enter({ older: 'idle' });
      enter({ older: 'idle', hasOlder: page.hasOlder, messages: merged(state.messages, page.items) });
      // It was read before a change that has been applied already, and that may be of one of these.
      if (page.lastChange < synced) {
        synced = page.lastChange;
        void follow();
      }
    } catch {
      enter({ older: mine === turn ? 'failed' : 'idle' });
    }
  }

  /** After a jump to an old message: the page after the loaded range. */
  async function loadNewer(): Promise<void> {
    if (!state.hasNewer || following) return;
    following = true;
    const [mine, from] = [turn, synced];
    try {
      const page = await ask({ since: from });
      if (mine === turn && from === synced) {
        synced = page.hasNewer ? (page.items.at(-1)?.change ?? page.lastChange) : page.lastChange;
        // A change of an old message includes the message: before the loaded range it would leave a gap.
        const news = within({ ...state, hasNewer: false }, page.items);
        enter({ hasNewer: page.hasNewer, messages: merged(state.messages, news) });
      }
    } catch {
      // The next scroll fetches it again.
    }
    following = false;
    if (again) void follow();
  }

  function take(message: Message): void {
    if (message.change === synced + 1) synced = message.change;
    put([message]);
  }

  return {
    /** The newest messages, or those around a position. */
    load,
    loadOlder,
    loadNewer,
    /** A live event about a change; for a new message it includes the message. */
    hear(change: number, message?: Message) {
      if (message && change === synced + 1 && showsNewest()) take(message);
      else if (change > synced || state.status === 'loading') void follow();
    },
    /** After a break in the stream anything may have changed. */
    lookAgain() {
      if (state.status === 'failed') void load();
      else void follow();
    },
    /** The response to an action here: it, or the stream's event of it, may come first. */
    take,
    close() {
      turn++;
      callOff();
    },
    isWatched: () => listeners.size > 0,
    state: (): ThreadState => state,
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
