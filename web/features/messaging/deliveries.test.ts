import { expect, test, vi } from 'vitest';
import { createDeliveries } from './deliveries.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('receipts of about the same time are sent together, the highest of each conversation, without duplicates', async () => {
  let run = () => {};
  const report = vi.fn(async (_: readonly object[]) => undefined);
  const deliveries = createDeliveries({ report, later: (act) => (run = act) });
  for (const upTo of [3, 5, 4]) deliveries.add('one', upTo);
  deliveries.add('two', 1);
  run();
  await settled();
  expect(report.mock.calls).toEqual([
    [
      [
        { conversationId: 'one', upTo: 5 },
        { conversationId: 'two', upTo: 1 },
      ],
    ],
  ]);
  deliveries.add('one', 5);
  report.mockRejectedValueOnce(new Error('no network'));
  deliveries.add('two', 2);
  run();
  await settled();
  deliveries.add('two', 2);
  run();
  await settled();
  expect(report.mock.calls.slice(1)).toEqual([
    [[{ conversationId: 'two', upTo: 2 }]],
    [[{ conversationId: 'two', upTo: 2 }]],
  ]);
});
