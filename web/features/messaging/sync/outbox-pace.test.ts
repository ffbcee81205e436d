import { expect, test } from 'vitest';
import type { Message } from '#contract/messaging/messages.ts';
import { createOutbox, type KeptMessage, type OutboxState } from './outbox.ts';

test('a sender over the rate limit sees that, and waits as long as the server asks, each time', async () => {
  const kept = new Map<string, KeptMessage>();
  const waits: number[] = [];
  const said: OutboxState['waiting'][] = [];
  const sent = Promise.withResolvers<void>();
  const outbox = createOutbox({
    storage: {
      all: async () => [...kept.values()],
      put: async (message) => void kept.set(message.id, message),
      remove: async (id) => void kept.delete(id),
    },
    async send({ id }) {
      if (waits.length < 4) throw new Error('Too many');
      return { id } as Message;
    },
    refusalOf: () => null,
    waitOf: () => ({ why: 'pace', restMs: 500 }),
    onSent: () => sent.resolve(),
    alone: (act) => act(),
    broadcast: () => {},
    later(act, ms) {
      waits.push(ms);
      const timer = setTimeout(() => {
        said.push(outbox.state().waiting);
        act();
      });
      return () => clearTimeout(timer);
    },
  });
  await outbox.add({ id: 'a', conversationId: 'one', content: 'a', at: '2026-03-03T12:00:00.000Z' });
  await sent.promise;
  expect(waits).toEqual([500, 500, 500, 500]);
  expect(said).toEqual(['pace', 'pace', 'pace', 'pace']);
});
