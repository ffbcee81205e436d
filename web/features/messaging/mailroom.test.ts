import { expect, test, vi } from 'vitest';
import type { Message } from '#contract/messaging/messages.ts';
import { ApiError, type Call } from '#web/lib/api-client.ts';
import { openMailroom } from './mailroom.ts';
import type { KeptMessage } from './sync/outbox.ts';

const settled = async () => {
  for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setTimeout(resolve));
};

/** Several tabs of one user on one device. */
function openDevice(call: (endpoint: { method: string }) => Promise<unknown>) {
  const kept = new Map<string, KeptMessage>();
  const channels = new Set<{ onmessage: ((event: MessageEvent) => unknown) | null }>();
  const asked = vi.fn(call);
  const storage = {
    all: async () => [...kept.values()],
    put: async (message: KeptMessage) => void kept.set(message.id, message),
    remove: async (id: string) => void kept.delete(id),
  };
  function openTab() {
    let isOpen = true;
    const channel = {
      onmessage: null,
      postMessage(data: unknown) {
        if (!isOpen) throw new Error('The channel is closed');
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
      close() {
        isOpen = false;
        channels.delete(channel);
      },
    };
    channels.add(channel);
    const alone = (act: () => Promise<void>) => act();
    const later = () => () => {};
    return openMailroom('thabo', {
      call: asked as Call,
      channel,
      storage,
      alone,
      later,
      onSent: () => {},
      trayStorage: () => ({ find: async () => [], put: async () => {} }),
      upload: async () => '',
    });
  }
  return { kept, asked, openTab };
}

const message = { id: 'a', conversationId: 'one', content: 'Hello', at: '2026-03-03T12:00:00.000Z' };

test('it fetches and sends on its user’s behalf only', async () => {
  const page = { items: [], hasOlder: false, hasNewer: false, lastChange: 0 };
  const { asked, openTab } = openDevice(async ({ method }) => (method === 'POST' ? { id: 'a' } : page));
  const { outbox, threadOf } = openTab();
  await threadOf('one').load();
  await outbox.add(message);
  await settled();
  expect(asked.mock.calls).toMatchObject([
    [{ method: 'GET' }, {}, { as: 'thabo' }],
    [{ method: 'POST' }, {}, { as: 'thabo' }],
  ]);
});

test('a sender who is rate limited reads that, and not that there is no connection', async () => {
  const waits: (string | null)[] = [];
  for (const status of [429, 503, 0]) {
    const { openTab } = openDevice(async () => {
      throw new ApiError({ title: '', detail: '', status, code: '' }, status === 0 ? 0 : 1000);
    });
    const { outbox } = openTab();
    await outbox.add(message);
    await settled();
    waits.push(outbox.state().waiting);
  }
  expect(waits).toEqual(['pace', 'server', 'connection']);
});

test('another tab sends messages of one that is closed', async () => {
  let answering = () => {};
  const { asked, kept, openTab } = openDevice(async () => {
    await new Promise<void>((resolve) => {
      answering = resolve;
    });
    return { id: 'a' };
  });
  const [writing] = [openTab(), openTab()];
  const added = writing.outbox.add(message);
  writing.outbox.close();
  await added;
  await settled();
  expect(asked).toHaveBeenCalledOnce();
  answering();
  await settled();
  expect([...kept]).toEqual([]);
});

test('when the response to a send is lost, the thread shows that the message arrived', async () => {
  const items = [{ id: 'a', senderId: 'thabo', position: 1, change: 1 } as Message];
  const { kept, openTab } = openDevice(async ({ method }) => {
    if (method === 'POST') throw new Error('The answer was lost');
    return { items, hasOlder: false, hasNewer: false, lastChange: 1 };
  });
  const { outbox, threadOf } = openTab();
  await outbox.add(message);
  await settled();
  expect(outbox.state().messages).toHaveLength(1);
  await threadOf('one').load();
  await settled();
  expect([outbox.state().messages, [...kept]]).toEqual([[], []]);
});

test('a message of another sender with the same number is a different one', async () => {
  const items = [{ id: 'a', senderId: 'zola', position: 1, change: 1 } as Message];
  const { kept, openTab } = openDevice(async ({ method }) => {
    if (method === 'POST') throw new Error('No network');
    return { items, hasOlder: false, hasNewer: false, lastChange: 1 };
  });
  const { outbox, threadOf } = openTab();
  await outbox.add(message);
  await threadOf('one').load();
  await settled();
  expect([...kept.keys()]).toEqual(['a']);
});

test('signing out while a message is in flight shows no error, and it is not sent again', async () => {
  let answering = () => {};
  const { asked, kept, openTab } = openDevice(async () => {
    await new Promise<void>((resolve) => {
      answering = resolve;
    });
    return { id: 'a' };
  });
  const room = openTab();
  await room.outbox.add(message);
  await settled();
  room.close();
  answering();
  await settled();
  expect([asked.mock.calls.length, [...kept]]).toEqual([1, []]);
});
