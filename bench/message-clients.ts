import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { LiveEvent } from '#contract/live.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { createThread } from '#web/features/messaging/sync/thread.ts';
import { callAs, hangUp, listenAs, type Person } from './support/live-listener.ts';

interface Pair {
  readonly conversationId: string;
  readonly people: readonly [Person, Person];
}

export type ClientsOrder =
  | { readonly do: 'talk'; readonly pairs: readonly Pair[]; readonly perSecond: number; readonly messages: number }
  | { readonly do: 'listen'; readonly people: readonly Person[] }
  | { readonly do: 'announce'; readonly by: Person; readonly conversationId: string; readonly times: number };

export interface Heard {
  /** Milliseconds from sending to the event, and to the fetched message. */
  readonly heard: number[];
  readonly shown: number[];
  /** Delay of each send relative to the schedule. */
  readonly late: number[];
  /** Of one core. */
  readonly cpuShare: number;
}

// They have their own process, so that their cost is not counted as the app's.
process.once('disconnect', () => process.exit());
process.on('message', async (order: ClientsOrder) => {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const result = await { talk, listen, announce }[order.do](order as never);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ...result, cpuShare: (user + system) / 1000 / (performance.now() - started) });
});

/** As `web/features/messaging/use-reading.ts` does. */
const gatheredMs = 250;

type Times = Omit<Heard, 'cpuShare'>;

/** Each screen has the conversation open, as the web client does, and reports the other's messages as read. */
async function talk({ pairs, perSecond, messages }: Extract<ClientsOrder, { do: 'talk' }>): Promise<Times> {
  const times: Times = { heard: [], shown: [], late: [] };
  const sentAt = new Map<string, number>();
  const writtenBy = (messageId: string) => (messageId.endsWith('0') ? 0 : 1);
  let received = 0;
  const screens = await Promise.all(
    pairs.map(({ conversationId, people }) =>
      Promise.all(
        people.map((person, side) =>
          openScreen(person, conversationId, {
            hear({ messageId }) {
              const at = sentAt.get(messageId);
              if (at !== undefined && writtenBy(messageId) !== side) times.heard.push(performance.now() - at);
            },
            show({ id }) {
              const at = sentAt.get(id);
              if (at === undefined || writtenBy(id) === side) return false;
              times.shown.push(performance.now() - at);
              received++;
              return true;
            },
          }),
        ),
      ),
    ),
  );
  const begins = performance.now();
  for (let sent = 0; sent < messages; sent++) {
    const due = begins + (sent * 1000) / perSecond;
    if (due > performance.now()) await delay(due - performance.now());
    const side = Math.floor(sent / pairs.length) % 2 === 0 ? 0 : 1;
    const screen = screens[sent % pairs.length]?.[side];
    if (!screen) break;
    // Its last character identifies the author.
    const id = uuidv7().slice(0, -1) + side;
    const now = performance.now();
    times.late.push(now - due);
    sentAt.set(id, now);
    screen.say(id, 'On my way, ten minutes.');
  }
  while (received < messages) await delay(5);
  for (const screen of screens.flat()) screen.close();
  // Debounce of read reports.
  await delay(gatheredMs * 2);
  await hangUp();
  return times;
}

type Created = Extract<LiveEvent, { type: 'message.created' }>;

interface Watching {
  readonly hear: (news: Created) => void;
  /** Returns whether it is the other's. */
  readonly show: (message: Message) => boolean;
}

async function openScreen(person: Person, conversationId: string, { hear, show }: Watching) {
  const path = `/api/conversations/${conversationId}`;
  const thread = createThread({
    ask: async (query) => {
      const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
      return JSON.parse(await callAs(person, 'GET', `${path}/messages?${new URLSearchParams(asked)}`));
    },
    later(act, ms) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    isFinal: () => false,
  });
  await thread.load();
  const shown = new Set(thread.state().messages.map(({ id }) => id));
  let readUpTo = 0;
  let told = 0;
  let planned = false;
  function sendRead() {
    if (planned || readUpTo <= told) return;
    planned = true;
    setTimeout(() => {
      planned = false;
      told = readUpTo;
      void callAs(person, 'PUT', `${path}/read`, { upTo: told });
    }, gatheredMs);
  }
  thread.watch(() => {
    // One of the other's may arrive after a later one of ours.
    for (const message of thread.state().messages) {
      if (shown.has(message.id)) continue;
      shown.add(message.id);
      if (show(message)) readUpTo = Math.max(readUpTo, message.position);
    }
    sendRead();
  });
  const stream = await listenAs(person, (event) => {
    if (event.type !== 'message.created' || event.conversationId !== conversationId) return;
    hear(event);
    thread.hear(event.change, event.message);
  });
  return {
    say(id: string, content: string): void {
      void callAs(person, 'POST', `${path}/messages`, { id, content }).then((answer) =>
        thread.take(JSON.parse(answer)),
      );
    },
    close() {
      stream.destroy();
      thread.close();
    },
  };
}

let heard: (messageId: string) => void = () => {};
let listeners = 0;

async function listen({ people }: Extract<ClientsOrder, { do: 'listen' }>): Promise<Times> {
  const atOnce = 32;
  for (let from = 0; from < people.length; from += atOnce)
    await Promise.all(
      people.slice(from, from + atOnce).map((person) =>
        listenAs(person, (event) => {
          if (event.type === 'message.created') heard(event.messageId);
        }),
      ),
    );
  listeners += people.length;
  return { heard: [], shown: [], late: [] };
}

async function announce(order: Extract<ClientsOrder, { do: 'announce' }>): Promise<Times> {
  const times: Times = { heard: [], shown: [], late: [] };
  for (let time = 0; time < order.times; time++) {
    const id = uuidv7();
    const started = performance.now();
    let left = listeners;
    const all = new Promise<void>((resolve) => {
      heard = (messageId) => {
        if (messageId !== id) return;
        times.heard.push(performance.now() - started);
        if (--left === 0) resolve();
      };
    });
    const content = 'The doors open at nine tomorrow.';
    await callAs(order.by, 'POST', `/api/conversations/${order.conversationId}/messages`, { id, content });
    times.shown.push(performance.now() - started);
    await all;
  }
  return times;
}
