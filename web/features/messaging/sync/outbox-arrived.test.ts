import { expect, test } from 'vitest';
import type { Message } from '#contract/messaging/messages.ts';
import type { KeptAttachment } from './kept-attachments.ts';
import { createOutbox, type KeptMessage } from './outbox.ts';

const refusal = { code: 'conversation.blocked', title: 'You cannot write here', message: 'One of you blocked.' };
const arrived: KeptAttachment[] = [
  { kind: 'kept-file', key: 'k', name: 'k.pdf', content: new Blob(['k']), fileId: 'f' },
];

/** A message whose file has arrived, and whose sending ends so, after what is done meanwhile. */
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
    tellOthers: () => {},
    later: () => () => {},
  });
  await outbox.add({ id: 'a', conversationId: 'one', content: 'a', at: '2026-03-03T12:00:00.000Z' });
  await ended.promise;
  outbox.close();
  return [...kept.values()].map(({ attachments, failed }) => ({ attachments, failed }));
}

test('a message is kept with what of it has arrived, to be the same one when it is sent again', async () => {
  expect(await sendOne(new Error('No network'))).toEqual([{ attachments: arrived, failed: null }]);
  expect(await sendOne(refusal)).toEqual([{ attachments: arrived, failed: refusal }]);
});

test('one that is discarded on its way is not put back', async () => {
  expect(await sendOne(refusal, (discard) => discard())).toEqual([]);
});
