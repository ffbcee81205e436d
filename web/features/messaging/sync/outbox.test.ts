import { beforeEach, expect, test } from 'vitest';
import type { Message } from '#contract/messaging/messages.ts';
import { createOutbox, type KeptMessage, type OutboxStorage } from './outbox.ts';

/** The phone's storage, shared by all pages. */
let kept: KeptMessage[];
/** What the server received and answered. */
let received: KeptMessage[];
let answer: (message: KeptMessage) => 'taken' | 'no network' | 'lost answer' | 'refused' | 'busy';
let timers: (() => void)[];
let waits: number[];
/** The sending tab. */
let turn: Promise<unknown>;

const storage: OutboxStorage = {
  all: async () => [...kept],
  async put(message) {
    const place = kept.findIndex(({ id }) => id === message.id);
    if (place === -1) kept.push(message);
    else kept[place] = message;
  },
  async remove(id) {
    kept = kept.filter((one) => one.id !== id);
  },
};

const busy = new Error('Come again in a minute');
const refusal = { code: 'conversation.blocked', title: 'You can’t write here', message: 'One of you blocked.' };

function openTab(ofStorage: OutboxStorage = storage) {
  const shown: string[] = [];
  const outbox = createOutbox({
    storage: ofStorage,
    async send(message) {
      await settled(1);
      const said = answer(message);
      if (said === 'no network') throw new Error(said);
      if (said === 'refused') throw refusal;
      if (said === 'busy') throw busy;
      received.push(message);
      if (said === 'lost answer') throw new Error(said);
      return { id: message.id } as Message;
    },
    refusalOf: (error) => (error === refusal ? refusal : null),
    waitOf: (error) => (error === busy ? { why: 'server', restMs: 60_000 } : { why: 'connection', restMs: 0 }),
    onSent: ({ id }) => void shown.push(id),
    alone: (act) => {
      const mine = turn.then(act);
      turn = mine.catch(() => undefined);
      return mine;
    },
    broadcast: () => {},
    later: (act, ms) => {
      waits.push(ms);
      timers.push(act);
      return () => void timers.splice(0);
    },
  });
  const write = (id: string, conversationId = 'one') =>
    outbox.add({ id, conversationId, content: id, at: '2026-03-03T12:00:00.000Z' });
  return { outbox, write, shown, ids: () => outbox.state().messages.map(({ id }) => id) };
}

async function settled(turns = 5): Promise<void> {
  for (let at = 0; at < turns; at++) await new Promise((resolve) => setTimeout(resolve));
}

const ids = (messages: readonly KeptMessage[]) => messages.map(({ id }) => id);

beforeEach(() => {
  kept = [];
  received = [];
  timers = [];
  waits = [];
  answer = () => 'taken';
  turn = Promise.resolve();
});

test('a message is shown before any await, and stored before it is sent', async () => {
  const { write, ids: shown } = openTab();
  const stored = write('a');
  expect(shown()).toEqual(['a']);
  await stored;
  expect(ids(kept)).toEqual(['a']);
  expect(received).toEqual([]);
  await settled(10);
});

test('messages are sent one at a time, in order of creation', async () => {
  const { write, shown, ids: left } = openTab();
  await Promise.all([write('a'), write('b', 'two'), write('c')]);
  await settled(20);
  expect(ids(received)).toEqual(['a', 'b', 'c']);
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(left()).toEqual([]);
  expect(kept).toEqual([]);
});

test('offline it stops at the first, and continues in order when online', async () => {
  const { outbox, write } = openTab();
  answer = ({ id }) => (id === 'b' ? 'no network' : 'taken');
  await Promise.all([write('a'), write('b'), write('c')]);
  await settled(20);
  expect(ids(received)).toEqual(['a']);
  expect(outbox.state()).toMatchObject({ waiting: 'connection', messages: [{ id: 'b' }, { id: 'c' }] });
  answer = () => 'taken';
  outbox.go();
  await settled(20);
  expect(ids(received)).toEqual(['a', 'b', 'c']);
  expect(outbox.state().waiting).toBeNull();
});

test('it retries by itself', async () => {
  const { write } = openTab();
  answer = () => 'no network';
  await write('a');
  await settled(10);
  answer = () => 'taken';
  expect(timers).toHaveLength(1);
  timers[0]?.();
  await settled(10);
  expect(ids(received)).toEqual(['a']);
});

test('when a page closes while sending the next one sends the rest; after a lost response the same id is resent', async () => {
  const before = openTab();
  answer = ({ id }) => (id === 'b' ? 'lost answer' : 'taken');
  await Promise.all([before.write('a'), before.write('b'), before.write('c')]);
  await settled(20);
  answer = () => 'taken';
  const after = openTab();
  after.outbox.go();
  await settled(20);
  expect(ids(received)).toEqual(['a', 'b', 'b', 'c']);
  expect(kept).toEqual([]);
});

test('a refused message shows why, blocks only its own conversation, and is retried or discarded', async () => {
  const { outbox, write } = openTab();
  answer = ({ id }) => (id === 'a' || id === 'x' ? 'refused' : 'taken');
  await Promise.all([write('a'), write('b'), write('c', 'two')]);
  await settled(20);
  expect(ids(received)).toEqual(['c']);
  expect(outbox.state().messages).toMatchObject([
    { id: 'a', failed: refusal },
    { id: 'b', failed: null },
  ]);
  answer = ({ id }) => (id === 'x' ? 'refused' : 'taken');
  await outbox.tryAgain(outbox.state().messages[0] as KeptMessage);
  await settled(20);
  expect(ids(received)).toEqual(['c', 'a', 'b']);
  await Promise.all([write('x'), write('y')]);
  await settled(20);
  await outbox.discard('x');
  await settled(20);
  expect(ids(received)).toEqual(['c', 'a', 'b', 'y']);
  expect(kept).toEqual([]);
});

test('only one tab sends, including the messages of another', async () => {
  const [one, other] = [openTab(), openTab()];
  await Promise.all([one.write('a'), other.write('b'), one.write('c')]);
  await settled(40);
  expect(ids(received)).toEqual(['a', 'b', 'c']);
  other.outbox.look();
  await settled();
  expect(other.ids()).toEqual([]);
});

test('without storage messages are sent anyway, as long as the page is open', async () => {
  const off = async () => {
    throw new Error('The storage is off');
  };
  const { outbox, write, ids: left } = openTab({ all: off, put: off, remove: off });
  answer = () => 'no network';
  await Promise.all([write('a'), write('b')]);
  await settled(20);
  expect(left()).toEqual(['a', 'b']);
  answer = () => 'taken';
  outbox.go();
  await settled(20);
  expect(ids(received)).toEqual(['a', 'b']);
  expect(left()).toEqual([]);
});

test('with read-only storage, a message that is refused or sent is not sent again', async () => {
  const full = async () => {
    throw new Error('The storage is full');
  };
  const told: string[] = [];
  answer = ({ id }) => {
    told.push(id);
    return id === 'a' ? 'refused' : 'taken';
  };
  const keptBefore = { content: '', at: '2026-03-03T12:00:00.000Z', failed: null };
  kept = [
    { ...keptBefore, id: 'a', conversationId: 'one' },
    { ...keptBefore, id: 'b', conversationId: 'two' },
    { ...keptBefore, id: 'c', conversationId: 'two' },
  ];
  const { outbox, ids: left } = openTab({ ...storage, put: full, remove: full });
  outbox.go();
  await settled(20);
  expect(told).toEqual(['a', 'b', 'c']);
  expect(outbox.state().messages).toMatchObject([{ id: 'a', failed: refusal }]);
  await outbox.discard('a');
  await settled(10);
  expect(left()).toEqual([]);
  expect(told).toEqual(['a', 'b', 'c']);
});

test('after Retry-After nothing is sent until then, whatever happens', async () => {
  const { outbox, write } = openTab();
  answer = () => 'busy';
  await write('a');
  await settled(10);
  answer = () => 'taken';
  outbox.go();
  await write('b');
  await settled(10);
  expect([waits, ids(received)]).toEqual([[60_000], []]);
  timers[0]?.();
  await settled(20);
  expect(ids(received)).toEqual(['a', 'b']);
});

test('a message that storage rejected is sent before later ones', async () => {
  const {
    outbox,
    write,
    ids: shown,
  } = openTab({
    ...storage,
    put: (message) => (message.id === 'b' ? Promise.reject(new Error('The storage is full')) : storage.put(message)),
  });
  answer = () => 'no network';
  for (const id of ['a', 'b', 'c']) await write(id);
  await settled(10);
  expect(shown()).toEqual(['a', 'b', 'c']);
  answer = () => 'taken';
  outbox.go();
  await settled(20);
  expect(ids(received)).toEqual(['a', 'b', 'c']);
});

test('messages the server has are neither sent nor shown as waiting, even if they can’t be removed here', async () => {
  kept = [{ id: 'a', conversationId: 'one', content: '', at: '2026-03-03T12:00:00.000Z', failed: null }];
  const stuck = async () => {
    throw new Error('The storage is full');
  };
  const { outbox, ids: shown } = openTab({ ...storage, remove: stuck });
  outbox.look();
  await settled();
  expect(shown()).toEqual(['a']);
  await outbox.arrived(['a', 'x']);
  outbox.go();
  await settled(10);
  expect([shown(), received, outbox.state().waiting]).toEqual([[], [], null]);
});

test('a message discarded in flight stays away, even if refused', async () => {
  const { outbox, write, ids: left } = openTab();
  answer = () => 'refused';
  await write('a');
  await outbox.discard('a');
  await settled(20);
  expect([left(), kept]).toEqual([[], []]);
});

test('after closing nothing more is sent, and nothing in flight is left behind', async () => {
  const { outbox, write, shown } = openTab();
  answer = () => {
    outbox.close();
    return 'taken';
  };
  await Promise.all([write('a'), write('b')]);
  await settled(20);
  outbox.go();
  await settled(10);
  expect([ids(received), ids(kept), shown, timers]).toEqual([['a'], ['b'], [], []]);
});

test("a tab that can't wait for the lock retries", async () => {
  turn = Promise.reject(new Error('No locks at this moment'));
  turn.catch(() => undefined);
  const { write } = openTab();
  await write('a');
  await settled(10);
  turn = Promise.resolve();
  expect(timers).toHaveLength(1);
  timers[0]?.();
  await settled(10);
  expect(ids(received)).toEqual(['a']);
});
