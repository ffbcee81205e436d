import { expect, test } from 'vitest';
import { readModel } from '#server/features/matching/queries/read-model.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { ensurePrior } from './commands/ensure-prior.ts';
import { renewWords } from './commands/renew-words.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const { transaction } = app.services;

const models = async () =>
  (await pool.query<{ number: number; active: boolean }>('select number, active from match_models order by number'))
    .rows;

const lastReason = async () =>
  (
    await pool.query(
      `select who, reason, m.number from admin_audit a join match_models m on m.id::text = a.target_id::text
       where act = 'match_model.activate' order by a.created_at desc, a.id desc limit 1`,
    )
  ).rows;

test('word frequencies are recounted once the market has many more texts', async () => {
  const before = (await models()).length;
  await renewWords(transaction);
  // Too few texts to change anything.
  expect(await models()).toHaveLength(before);
  for (let turn = 0; turn < 50; turn++) await matchedRep(app, { description: 'Cold calling for insurance' });
  await renewWords(transaction);
  expect(await models()).toHaveLength(before + 1);
  await expect
    .poll(async () => (await readModel(app.services.db)).number, { timeout: 20_000 })
    .toBe((await models()).at(-1)?.number);
  await renewWords(transaction);
  expect(await models()).toHaveLength(before + 1);
});

test.each([
  ['other weights', 'weights = weights || \'{"place": 0}\'', 'The weights have changed since model'],
  ['other features', "features = '{shoeSize}'", 'The compared features have changed since model'],
])(
  'starting after an update to %s activates a model of its own, and the audit log has the reason',
  async (_, change, reason) => {
    await ensurePrior(transaction);
    const before = await models();
    await pool.query(`update match_models set ${change} where active`);
    await ensurePrior(transaction);
    const after = await models();
    expect(after.map(({ active }) => active)).toEqual([...before.map(() => false), true]);
    expect(await lastReason()).toEqual([
      { who: 'start', number: after.at(-1)?.number, reason: expect.stringContaining(reason) },
    ]);
    await ensurePrior(transaction);
    expect(await models()).toEqual(after);
  },
);
