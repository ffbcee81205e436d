import { expect, test } from 'vitest';
import { workOutReps } from '#server/features/matching/commands/work-out-reps.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const app = await openTestApp({ work: false });

test('a rep suspended while all are recomputed is not eligible afterwards', async () => {
  const { repId, userId } = await matchedRep(app);
  const suspending = await holdOpen(app, async (tx) => {
    await tx.db.execute(`update users set banned_until = 'infinity' where id = '${userId}'`);
    await workOutReps(tx, [repId]);
  });
  const all = app.services.transaction((tx) => workOutReps(tx, [repId]));
  await areWaiting(app, 1);
  await suspending.commit();
  await all;
  const { rows } = await app.database.pool.query('select is_open from match_reps where rep_id = $1', [repId]);
  expect(rows).toEqual([{ is_open: false }]);
});
