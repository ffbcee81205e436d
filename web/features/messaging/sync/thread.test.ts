import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Message } from '#contract/messaging/messages.ts';
import { createThread, type MessagePage, type ThreadTools } from './thread.ts';

const pageSize = 5;

/** A conversation as stored on the server. */
function createServer(sent = 0) {
  const messages: Message[] = [];
  let lastChange = 0;
  const server = {
    messages,
    send(id = `m${lastChange + 1}`): Message {
      lastChange++;
      const message = { id, position: lastChange, change: lastChange, content: `Message ${lastChange}` } as Message;
      messages.push(message);
      return message;
    },
    edit(place: number): Message {
      const one = messages[place] as Message;
      messages[place] = { ...one, change: ++lastChange, content: `Edited ${lastChange}` };
      return messages[place];
    },
    list({ before, around, since }: Parameters<ThreadTools['ask']>[0]): MessagePage {
      const page = (items: Message[], hasOlder: boolean, hasNewer: boolean) => ({
        ...{ items, hasOlder, hasNewer, lastChange },
      });
      if (since !== undefined) {
        const changed = messages.filter(({ position, change }) => position > since || change > since);
        const all = changed.toSorted((one, other) => one.change - other.change);
        return page(all.slice(0, pageSize), false, all.length > pageSize);
      }
      const end =
        around === undefined
          ? messages.filter(({ position }) => position < (before ?? Number.POSITIVE_INFINITY)).length
          : Math.min(messages.length, messages.findIndex(({ position }) => position === around) + 3);
      const start = Math.max(0, end - pageSize);
      return page(messages.slice(start, end), start > 0, end < messages.length);
    },
  };
  for (let at = 0; at < sent; at++) server.send();
  return server;
}

type Server = ReturnType<typeof createServer>;

/** Timers fire when the test says so. */
function createDevice(server: Server) {
  const timers: (() => void)[] = [];
  const ask = vi.fn(async (query: Parameters<ThreadTools['ask']>[0]) => server.list(query));
  const later: ThreadTools['later'] = (act) => {
    timers.push(act);
    return () => void timers.splice(timers.indexOf(act), timers.includes(act) ? 1 : 0);
  };
  const isFinal = (error: unknown) => (error as Error).message === 'refused';
  const thread = createThread({ ask, later, isFinal });
  const texts = () => thread.state().messages.map(({ content }) => content);
  return { thread, ask, texts, timers };
}

const contents = ({ messages }: Server) => messages.map(({ content }) => content);

/** Everything in flight. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('it starts with the newest messages, and older ones are added before them', async () => {
  const server = createServer(12);
  const { thread, texts } = createDevice(server);
  await thread.load();
  expect(texts()).toEqual(contents(server).slice(-5));
  await thread.loadOlder();
  await thread.loadOlder();
  expect(texts()).toEqual(contents(server));
  expect(thread.state().hasOlder).toBe(false);
});

test('whether the response or the stream comes first, it is one message', async () => {
  const server = createServer(1);
  const { thread, texts, ask } = createDevice(server);
  await thread.load();
  const mine = server.send();
  thread.take(mine);
  thread.hear(mine.change);
  await settled();
  expect(texts()).toEqual(contents(server));
  // Nothing is missing before it: nothing to fetch.
  expect(ask).toHaveBeenCalledTimes(1);
  const told = server.send();
  thread.hear(told.change, told);
  expect(texts()).toEqual(contents(server));
  expect(ask).toHaveBeenCalledTimes(1);
  const other = server.send();
  thread.hear(other.change);
  await settled();
  thread.take(other);
  expect(texts()).toEqual(contents(server));
});

test('events out of order, duplicated or lost are made up for by the next event', async () => {
  const server = createServer(1);
  const { thread, texts } = createDevice(server);
  await thread.load();
  for (let at = 0; at < 13; at++) server.send();
  server.edit(3);
  server.edit(14 - 1);
  thread.hear(14);
  thread.hear(14);
  thread.hear(9);
  await settled();
  expect(texts()).toEqual(contents(server));
});

test('the response to the user’s own message does not hide earlier changes', async () => {
  const server = createServer(1);
  const { thread, texts } = createDevice(server);
  await thread.load();
  server.send();
  thread.take(server.send());
  thread.hear(3);
  await settled();
  expect(texts()).toEqual(contents(server));
});

test('a stale response does not revert an edit', async () => {
  const server = createServer(1);
  const { thread, texts } = createDevice(server);
  await thread.load();
  const sent = { ...(server.messages[0] as Message) };
  thread.take(server.edit(0));
  thread.take(sent);
  expect(texts()).toEqual(contents(server));
});

/** Responses arrive when the test says so. */
function holdAnswers(server: Server, { ask }: ReturnType<typeof createDevice>) {
  const held: (() => void)[] = [];
  ask.mockImplementation((query) => {
    const page = server.list(query);
    return new Promise((resolve) => held.push(() => resolve(page)));
  });
  return async (place: number) => {
    held[place]?.();
    await settled();
  };
}

test('an edit applied while an older page is in flight is not overwritten by it', async () => {
  const server = createServer(8);
  const device = createDevice(server);
  const { thread, texts, ask } = device;
  await thread.load();
  const answer = holdAnswers(server, device);
  void thread.loadOlder();
  thread.hear(server.edit(0).change);
  await answer(1);
  thread.hear(server.send().change);
  await answer(0);
  ask.mockImplementation(async (query) => server.list(query));
  await answer(2);
  expect(texts()).toEqual(contents(server));
});

test('while jumping to an old message no change is applied: those beyond it would count as known', async () => {
  const server = createServer(8);
  const device = createDevice(server);
  const { thread, texts, ask } = device;
  await thread.load();
  const answer = holdAnswers(server, device);
  thread.hear(server.send().change);
  void thread.load(3);
  for (const place of [0, 1, 2]) await answer(place);
  ask.mockImplementation(async (query) => server.list(query));
  while (thread.state().hasNewer) await thread.loadNewer();
  expect(texts()).toEqual(contents(server));
});

test("offline it retries by itself, and immediately when online; after a refusal it doesn't", async () => {
  const server = createServer(1);
  const { thread, texts, ask, timers } = createDevice(server);
  await thread.load();
  ask.mockRejectedValueOnce(new Error('no network'));
  thread.hear(server.send().change);
  await settled();
  expect(timers).toHaveLength(1);
  timers[0]?.();
  await settled();
  expect(texts()).toEqual(contents(server));
  ask.mockRejectedValueOnce(new Error('no network'));
  thread.hear(server.send().change);
  await settled();
  thread.lookAgain();
  await settled();
  expect(texts()).toEqual(contents(server));
  expect(timers).toEqual([]);
  ask.mockRejectedValueOnce(new Error('refused'));
  thread.hear(server.send().change);
  await settled();
  expect(timers).toEqual([]);
});

test('a first load that fails shows so, and restarts', async () => {
  const server = createServer(2);
  const { thread, texts, ask } = createDevice(server);
  ask.mockRejectedValueOnce(new Error('no network'));
  await thread.load();
  expect(thread.state().status).toBe('failed');
  thread.lookAgain();
  await settled();
  expect(thread.state().status).toBe('ready');
  expect(texts()).toEqual(contents(server));
});

test('while jumping to an old message nothing else is shown, and a failure is', async () => {
  const { thread, ask, texts } = createDevice(createServer(30));
  await thread.load();
  const jump = thread.load(4);
  expect([thread.state().status, texts()]).toEqual(['loading', []]);
  await jump;
  expect(texts()).toContain('Message 4');
  ask.mockRejectedValueOnce(new Error('no network'));
  await thread.load(20);
  expect(thread.state()).toMatchObject({ status: 'failed', messages: [] });
});

test('from an old message it pages to the newest, and new ones leave no gap', async () => {
  const server = createServer(30);
  const { thread, texts } = createDevice(server);
  await thread.load();
  await thread.load(10);
  expect(texts()).toContain('Message 10');
  thread.hear(server.send().change);
  thread.take(server.send());
  await settled();
  expect(texts()).not.toContain('Message 32');
  while (thread.state().hasNewer) await thread.loadNewer();
  expect(texts()).toEqual(contents(server).slice(7));
  await thread.load(10);
  await thread.load();
  expect(texts()).toEqual(contents(server).slice(-5));
});

test('at an old message, a later change before it leaves no gap', async () => {
  const server = createServer(30);
  const { thread, texts } = createDevice(server);
  await thread.load(20);
  server.edit(2);
  while (thread.state().hasNewer) await thread.loadNewer();
  expect(texts()).toEqual(contents(server).slice(17));
  while (thread.state().hasOlder) await thread.loadOlder();
  expect(texts()).toEqual(contents(server));
});

test("whatever happens in between, it ends in the server's state", async () => {
  const act = fc.constantFrom('send', 'edit', 'hear', 'older', 'take', 'lose', 'load', 'wait', 'newer', 'jump');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60 }), fc.infiniteStream(fc.nat()), async (acts, numbers) => {
      const server = createServer(7);
      const device = createDevice(server);
      const { thread, timers } = device;
      const number = (below: number) => (numbers.next().value ?? 0) % below;
      device.ask.mockImplementation(async (query) => {
        const early = server.list(query);
        for (let turns = number(4); turns > 0; turns--) await Promise.resolve();
        if (number(5) === 0) throw new Error('no network');
        return early;
      });
      void thread.load();
      for (const one of acts) {
        if (one === 'send') thread.hear(server.send().change);
        if (one === 'edit') thread.hear(server.edit(number(server.messages.length)).change);
        if (one === 'hear') thread.hear(number(server.messages.length + 5));
        if (one === 'older') void thread.loadOlder();
        if (one === 'take') thread.take(server.send());
        if (one === 'lose') server.edit(number(server.messages.length));
        if (one === 'load') void thread.load();
        if (one === 'wait') await settled();
        if (one === 'newer') void thread.loadNewer();
        if (one === 'jump') void thread.load(server.messages[number(server.messages.length)]?.position);
        for (const timer of timers.splice(0)) timer();
      }
      await settled();
      device.ask.mockImplementation(async (query) => server.list(query));
      thread.lookAgain();
      await settled();
      for (let pages = 0; thread.state().hasNewer && pages < 40; pages++) await thread.loadNewer();
      for (let pages = 0; thread.state().hasOlder && pages < 40; pages++) {
        await settled();
        await thread.loadOlder();
      }
      await settled();
      expect(device.texts()).toEqual(contents(server));
    }),
    { numRuns: 60 },
  );
});
