import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { verifyWrites } from './writes.ts';

test('writes: what was acknowledged and is not stored counts as lost, once however often it was repeated', async () => {
  const { pool } = await openTestDatabase();
  const message = { kind: 'message', conversationId: uuidv7(), id: uuidv7() } as const;
  const lostOne = { acknowledged: 1, lost: 1, doubled: 0 };
  expect(
    await verifyWrites(pool, [
      { kind: 'application', jobId: uuidv7(), userId: uuidv7() },
      message,
      message,
      { kind: 'check-in', engagementId: uuidv7() },
      { kind: 'payment', paymentId: uuidv7() },
    ]),
  ).toEqual({ application: lostOne, message: lostOne, 'check-in': lostOne, payment: lostOne });
});
