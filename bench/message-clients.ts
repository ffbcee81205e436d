import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Message } from '#contract/messaging/messages.ts';
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
  /** Milliseconds from sending to hearing of it, and to having it. */
  readonly heard: number[];
  readonly shown: number[];
  /** How much later than it was to be each was sent. */
  readonly late: number[];
  /** Of one core. */
  readonly cpuShare: number;
}

// They are in a process of their own, so that what they cost is not taken for the app's.
process.once('disconnect', () => process.exit());
process.on('message', async (order: ClientsOrder) => {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const result = await { talk, listen, announce }[order.do](order as never);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ...result, cpuShare: (user + system) / 1000 / (performance.now() - began) });
});

/** As the screen of a thread does. */
const gatheredMs = 250;

type Times = Omit<Heard, 'cpuShare'>;

/** Each screen does what one that has the conversation open does: it fetches what it hears of, and says that it was read. */
async function talk({ pairs, perSecond, messages }: Extract<ClientsOrder, { do: 'talk' }>): Promise<Times> {
  const times: Times = { heard: [], shown: [], late: [] };
  const sentAt = new Map<string, number>();
  let received = 0;
  const streams = await Promise.all(
    pairs.flatMap(({ conversationId, people }) =>
      people.map(async (person, side) => {
        const messagesPath = `/api/conversations/${conversationId}/messages`;
        const page = JSON.parse(await callAs(person, 'GET', messagesPath));
        let since: number = page.lastChange;
        let planned = false;
        const sayRead = () => {
          if (planned) return;
          planned = true;
          setTimeout(() => {
            planned = false;
            void callAs(person, 'PUT', `/api/conversations/${conversationId}/read`, { upTo: since });
          }, gatheredMs);
        };
        return listenAs(person, async (event) => {
          if (event.type !== 'message.created' || event.conversationId !== conversationId) return;
          const begun = sentAt.get(event.messageId);
          const own = begun === undefined || !event.messageId.endsWith(String(1 - side));
          if (!own) times.heard.push(performance.now() - begun);
          if (event.change <= since) return;
          const news = JSON.parse(await callAs(person, 'GET', `${messagesPath}?since=${since}`));
          const got = performance.now();
          since = Math.max(since, news.lastChange);
          for (const { id } of news.items as Message[]) {
            const at = sentAt.get(id);
            if (at === undefined || !id.endsWith(String(1 - side))) continue;
            sentAt.delete(id);
            times.shown.push(got - at);
            received++;
          }
          sayRead();
        });
      }),
    ),
  );
  const begins = performance.now();
  for (let sent = 0; sent < messages; sent++) {
    const due = begins + (sent * 1000) / perSecond;
    if (due > performance.now()) await delay(due - performance.now());
    const pair = pairs[sent % pairs.length];
    const side = Math.floor(sent / pairs.length) % 2 === 0 ? 0 : 1;
    if (!pair) break;
    // Its last sign says whose it is.
    const id = uuidv7().slice(0, -1) + side;
    const now = performance.now();
    times.late.push(now - due);
    sentAt.set(id, now);
    const path = `/api/conversations/${pair.conversationId}/messages`;
    void callAs(pair.people[side], 'POST', path, { id, content: 'On my way, ten minutes.' });
  }
  while (received < messages) await delay(5);
  for (const stream of streams) stream.destroy();
  // What is gathered before it is said.
  await delay(gatheredMs * 2);
  await hangUp();
  return times;
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
    const begun = performance.now();
    let left = listeners;
    const all = new Promise<void>((resolve) => {
      heard = (messageId) => {
        if (messageId !== id) return;
        times.heard.push(performance.now() - begun);
        if (--left === 0) resolve();
      };
    });
    const content = 'The doors open at nine tomorrow.';
    await callAs(order.by, 'POST', `/api/conversations/${order.conversationId}/messages`, { id, content });
    times.shown.push(performance.now() - begun);
    await all;
  }
  return times;
}
