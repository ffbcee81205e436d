import { expect, test } from 'vitest';
import type { Message } from '#contract/messaging/messages.ts';
import type { KeptAttachment } from './kept-attachments.ts';
import { createOutbox, type KeptMessage } from './outbox.ts';

const refusal = { code: 'conversation.blocked', title: 'You can’t write here', message: 'One of you blocked.' };
const arrived: KeptAttachment[] = [
  { kind: 'kept-file', key: 'k', name: 'k.pdf', content: new Blob(['k']), fileId: 'f' },
];

/** A message whose file is uploaded, and whose send ends so, after the given action. */
async function sendOne(end: Error | typeof refusal, meanwhile: (discard: () => Promise<void>) => unknown = () => {}) {
  const kept = new Map<string, KeptMessage>();
  const ended = Promise.withResolvers<void>();
  const outbox = createOutbox({
    storage: {
      all: async () => [...kept.values()],
      put: async (message) => void kept.set(message.id, message),
      remove: async (id) => void kept.delete(id),
    },
    async send(_message, keep): Promise<Message> {
      await meanwhile(() => outbox.discard('a'));
      await keep(arrived);
      throw end;
    },
    refusalOf: (error) => (error === refusal ? refusal : null),
    waitOf: () => ({ why: 'connection', restMs: 0 }),
    onSent: () => {},
    alone: (act) => act().finally(ended.resolve),
    broadcast: () => {},
    later: () => () => {},
  });
  await outbox.add({ id: 'a', conversationId: 'one', content: 'a', at: '2026-03-03T12:00:00.000Z' });
  await ended.promise;
  outbox.close();
  return [...kept.values()].map(({ attachments, failed }) => ({ attachments, failed }));
}

test('a message is stored with its uploads so far, so that a resend is the same message', async () => {
  expect(await sendOne(new Error('No network'))).toEqual([{ attachments: arrived, failed: null }]);
  expect(await sendOne(refusal)).toEqual([{ attachments: arrived, failed: refusal }]);
});

test('a message discarded in flight does not reappear', async () => {
  expect(await sendOne(refusal, (discard) => discard())).toEqual([]);
});
