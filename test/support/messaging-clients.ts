import { randomUUID } from 'node:crypto';
import { type Message, messagesApi } from '#contract/messaging/messages.ts';
import { RefusedCall } from './api.ts';
import { look, markRead, readMessages, say } from './messaging.ts';
import type { Person } from './people.ts';

/** A screen of a user that knows only what it has fetched: it receives no events. */
export interface Client {
  readonly person: Person;
  /** A send without a response is repeated; null: it was refused. */
  readonly sent: Map<string, 'waiting' | 'answered' | null>;
  send(how: 'once' | 'doubled' | 'answer lost'): Promise<void>;
  flush(): Promise<void>;
  edit(which: number): Promise<void>;
  remove(which: number): Promise<void>;
  read(which: number): Promise<void>;
  /** Fetches changes since the last fetch. */
  sync(): Promise<void>;
  /** Clears everything, and reads from the end back to the beginning. */
  reload(): Promise<void>;
  shown(): Message[];
  /** The unread count, computed from the shown messages. */
  unread(): Promise<{ readonly kept: number; readonly counted: number }>;
}

/** A refusal is no error here; whether it was right shows in the end. */
async function unlessRefused<T>(calling: Promise<T>): Promise<T | null> {
  try {
    return await calling;
  } catch (error) {
    if (error instanceof RefusedCall && error.problem.status < 500) return null;
    throw error;
  }
}

export function openClient(person: Person, conversationId: string): Client {
  const held = new Map<string, Message>();
  const contents = new Map<string, string>();
  const sent: Client['sent'] = new Map();
  let since = 0;
  let epoch = 0;

  const hold = (message: Message) => {
    since = Math.max(since, message.change);
    if ((held.get(message.id)?.change ?? 0) <= message.change) held.set(message.id, message);
  };
  const shown = () => [...held.values()].sort((one, other) => one.position - other.position);
  const own = (which: number) => {
    const mine = shown().filter(({ senderId }) => senderId === person.userId);
    return mine[which % Math.max(mine.length, 1)];
  };
  const transmit = async (id: string, times: number) => {
    const calls = Array.from({ length: times }, () => say(person, conversationId, contents.get(id) ?? '', id));
    const answers = await Promise.all(calls.map(unlessRefused));
    return answers.find((answer) => answer !== null);
  };

  return {
    person,
    sent,
    shown,
    async send(how) {
      const id = randomUUID();
      contents.set(id, `Words ${contents.size} of ${person.userId}`);
      sent.set(id, 'waiting');
      const answer = await transmit(id, how === 'doubled' ? 2 : 1);
      if (how !== 'answer lost') sent.set(id, answer ? 'answered' : null);
    },
    async flush() {
      for (const [id, state] of sent)
        if (state === 'waiting') sent.set(id, (await transmit(id, 1)) ? 'answered' : null);
    },
    async edit(which) {
      const messageId = own(which)?.id;
      const params = { conversationId, messageId: messageId ?? '' };
      if (messageId) await unlessRefused(person.call(messagesApi.edit, { params, body: { content: `New ${which}` } }));
    },
    async remove(which) {
      const messageId = own(which)?.id;
      const params = { conversationId, messageId: messageId ?? '' };
      if (messageId) await unlessRefused(person.call(messagesApi.remove, { params }));
    },
    async read(which) {
      const known = shown();
      const upTo = known[which % Math.max(known.length, 1)]?.position;
      if (upTo !== undefined) await unlessRefused(markRead(person, conversationId, upTo));
    },
    async sync() {
      const started = epoch;
      for (let more = true; more; ) {
        const page = await readMessages(person, conversationId, { since });
        if (started !== epoch) return;
        for (const message of page.items) hold(message);
        if (!page.hasNewer) since = Math.max(since, page.lastChange);
        more = page.hasNewer;
      }
    },
    async reload() {
      epoch += 1;
      const started = epoch;
      held.clear();
      since = 0;
      const first = await readMessages(person, conversationId);
      if (started !== epoch) return;
      for (let page = first; ; ) {
        for (const message of page.items) if (!held.has(message.id)) held.set(message.id, message);
        const [oldest] = page.items;
        if (!page.hasOlder || !oldest) break;
        page = await readMessages(person, conversationId, { before: oldest.position });
        if (started !== epoch) return;
      }
      // As of the first page: changes during the other pages come with the next fetch.
      since = first.lastChange;
    },
    async unread() {
      const { unreadCount: kept, readUpTo } = await look(person, conversationId);
      const waiting = shown().filter(
        ({ position, senderId, deletedAt }) => position > readUpTo && senderId !== person.userId && deletedAt === null,
      );
      return { kept, counted: waiting.length };
    },
  };
}
