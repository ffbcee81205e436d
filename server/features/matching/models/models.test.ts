import { expect, test } from 'vitest';
import { featureNames } from '#domain/matching/features.ts';
import { prior } from '#domain/matching/model.ts';
import { readModel } from '#server/features/matching/queries/read-model.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { ensurePrior } from './commands/ensure-prior.ts';
import { renewWords } from './commands/renew-words.ts';
import { isHeldOut, trainModel } from './commands/train-model.ts';
import { useModel } from './commands/use-model.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const use = (number: number) => app.services.transaction((tx) => useModel(tx, number));
const train = (anyway = false) => trainModel(app.services.transaction, { anyway });

/** Of two who are alike in all else, the one who is reliable was accepted, though shown below the other. */
async function shownAndChosen(): Promise<string> {
  const business = await signUpBusiness(app);
  const [chosen, passed, silent] = [await matchedRep(app), await matchedRep(app), await matchedRep(app)];
  await pool.query('insert into match_choices (rep_id, ranked_by_behaviour) values ($1, false)', [silent.repId]);
  const { id } = await postJob(business);
  const { id: applicationId } = await apply(chosen, id);
  await pool.query(
    "insert into application_steps (id, application_id, status) values (gen_random_uuid(), $1, 'accepted')",
    [applicationId],
  );
  const reliable = (reliability: number) =>
    featureNames.map((name) => (name === 'reliability' ? reliability : name === 'product' ? 0.5 : null));
  for (const [repId, rank, values] of [
    [chosen.repId, 2, reliable(1)],
    [passed.repId, 1, reliable(0.2)],
    [silent.repId, 3, reliable(0)],
  ])
    await pool.query(
      `insert into match_impressions (side, job_id, rep_id, shown_on, rank, policy, model, features)
       values ('business', $1, $2, current_date, $3, 'suggested', 1, $4)`,
      [id, repId, rank, values],
    );
  return id;
}

test('nothing to learn from is no model', async () => {
  expect(await train()).toMatchObject({ report: { pairs: 0 }, number: null });
});

test('who was chosen weighs, of whoever wants to be ranked by it; the model is used once somebody says so', async () => {
  const posted: string[] = [];
  // One list of five is held out, by its id, and without any nothing shows that what was learned is good.
  while (posted.length < 12 || !posted.some((id) => isHeldOut({ id: `business ${id}` })))
    posted.push(await shownAndChosen());
  const { report, weights, number } = await train();
  expect(report.groups + report.heldOut).toBe(posted.length);
  // Each list tells the one from the other, and nothing of the third.
  expect(report.pairs).toBe(report.groups);
  expect(weights.reliability).toBeGreaterThan(prior.weights.reliability);
  expect(report.ndcg).toBeGreaterThanOrEqual(report.ndcgOfPrior);
  expect(number).toBe(2);
  expect((await readModel(app.services.db)).number).toBe(1);
  await use(2);
  await expect.poll(async () => (await readModel(app.services.db)).number, { timeout: 5_000 }).toBe(2);
  await expect(use(99)).rejects.toMatchObject({ code: 'match_model.not_found' });
  await use(1);
});

test('what nothing shows to be good is stored only if somebody insists', async () => {
  await pool.query("delete from application_steps where status = 'accepted'");
  await pool.query("update job_applications set status = 'rejected'");
  expect((await train()).number).toBeNull();
  expect((await train(true)).number).toBe(3);
});

test('once the market says much more, how common words are is counted again', async () => {
  const models = async () => (await pool.query('select number from match_models')).rowCount ?? 0;
  await expect.poll(async () => (await readModel(app.services.db)).number, { timeout: 5_000 }).toBe(1);
  const before = await models();
  await renewWords(app.services.transaction);
  // So few texts say nothing.
  expect(await models()).toBe(before);
  await pool.query("update rep_profiles set description = 'I sell airtime at the taxi rank'");
  for (let turn = 0; turn < 10; turn++) await matchedRep(app, { description: 'Cold calling for insurance' });
  await renewWords(app.services.transaction);
  expect(await models()).toBe(before + 1);
  await expect.poll(async () => (await readModel(app.services.db)).number, { timeout: 5_000 }).toBe(before + 1);
  await renewWords(app.services.transaction);
  expect(await models()).toBe(before + 1);
});

const models = async () =>
  (await pool.query('select number, origin, active from match_models order by number')).rows as {
    number: number;
    origin: string;
    active: boolean;
  }[];
const activeOne = async () => (await models()).find(({ active }) => active)?.number;

test('a model that was learned stays when other weights are delivered, which stand beside it', async () => {
  await use(2);
  await pool.query("update match_models set weights = weights || '{\"place\": 0}' where origin = 'prior'");
  const before = await models();
  await ensurePrior(app.services.transaction);
  expect(await models()).toEqual([...before, { number: before.length + 1, origin: 'prior', active: false }]);
  await ensurePrior(app.services.transaction);
  expect(await models()).toHaveLength(before.length + 1);
});

test('one of what is compared no longer is used by nobody: not from the command line, and not after an update, as the record says', async () => {
  await pool.query("update match_models set features = '{shoeSize}' where number in (2, 3)");
  await expect(use(3)).rejects.toMatchObject({ code: 'match_model.not_comparable' });
  expect(await activeOne()).toBe(2);
  await ensurePrior(app.services.transaction);
  expect(await activeOne()).toBe((await models()).length);
  const { rows } = await pool.query(
    "select who, reason, m.number from admin_audit a join match_models m on m.id::text = a.target_id::text where act = 'match_model.activate' order by a.created_at desc, a.id desc limit 1",
  );
  expect(rows).toEqual([
    {
      ...{ who: 'start', number: (await models()).length },
      reason: 'Model 2 was made from what is compared no longer.',
    },
  ]);
});
