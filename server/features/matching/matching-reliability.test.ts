import { expect, test } from 'vitest';
import { matchChoicesApi } from '#contract/matching/choices.ts';
import { recommendedApi } from '#contract/matching/recommended.ts';
import { reliabilityExcusesApi } from '#contract/trust/reliability-excuses.ts';
import { leastScore } from '#domain/matching/choose-proposals.ts';
import { noCorpus } from '#domain/matching/corpus.ts';
import { reliabilityRule } from '#domain/reliability/rule.ts';
import {
  accepted,
  agree,
  coming,
  doWork,
  fundAll,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
} from '#test/support/engagements.ts';
import { postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { recordPending, reliabilityOfRep } from '#test/support/reliability.ts';
import { fadeFigures } from '../trust/reliability/commands/catch-up.ts';
import { workOutFigures } from '../trust/reliability/commands/work-out-figures.ts';
import { nothingCounted } from '../trust/reliability/queries/read-counted.ts';
import { matchJob } from './commands/match-job.ts';
import { matchRep } from './commands/match-rep.ts';
import { makeActive } from './models/commands/make-active.ts';
import { storeModel } from './models/commands/store-model.ts';
import { describeReps } from './queries/describe-reps.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const { db, transaction } = app.services;
await payGigsHere(app);
const clock = productClock();

const repIdOf = async (userId: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>('select id from rep_profiles where user_id = $1', [userId]);
  return rows[0]?.id ?? '';
};
const recordOf = async (repId: string) => (await describeReps(db, [repId]))[0]?.record;

/** How often matching of this rep was enqueued. */
async function asked(repId: string): Promise<number> {
  const { rowCount } = await pool.query(
    "select from pgboss.job where name = 'matching.match_reps' and data::text like '%' || $1 || '%'",
    [repId],
  );
  return rowCount ?? 0;
}

test('a newcomer is ranked by the figure that everyone starts with, and is new', async () => {
  const { userId } = await signUpRep(app);
  const record = await recordOf(await repIdOf(userId));
  expect(record).toMatchObject({ share: reliabilityRule.presumedPercent / 100, isNew: true });
});

test('ranking reads a rep’s reliability, which matching hears of when it changes', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  const repId = await repIdOf(work.rep.userId);
  await agree(work);
  await fundAll(app, work);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  const before = await asked(repId);
  await recordPending(app);
  expect(await asked(repId)).toBeGreaterThan(before);
  expect(await recordOf(repId)).toMatchObject({ isNew: false, came: 1, missed: 0 });

  const same = await asked(repId);
  await transaction((tx) => workOutFigures(tx, { repIds: [repId], businessIds: [] }));
  expect(await asked(repId)).toBe(same);

  // Entries fade at night, before matching reads all figures.
  clock.goTo(new Date(), (reliabilityRule.fullDays + 1) * 24);
  await fadeFigures({ db, transaction }, AbortSignal.timeout(30_000));
  expect(await asked(repId)).toBe(same);
  clock.goTo(new Date());

  const body = { rankedByBehaviour: false, weeklyMatches: false };
  await work.rep.call(matchChoicesApi.save, { body });
  expect(await recordOf(repId)).toBeNull();
});

test.each([
  ['a late cancellation', -3, { cancelledLate: 1 }, { cancelledLate: 0 }],
  ['a no-show', 2, { missed: 1 }, { missed: 0 }],
])('%s that the business excused is not held against a rep', async (_, hours, before, after) => {
  const work = await coming(app, clock);
  const repId = await repIdOf(work.rep.userId);
  clock.goTo(startOf(work), hours);
  if (hours > 0) {
    await moveBusiness(work, 'report_no_show');
    clock.goTo(startOf(work), 75);
    await letTimeDecide(app);
  } else await moveRep(work, 'withdraw');
  const entryId = (await reliabilityOfRep(app, work.rep)).entries.at(-1)?.id ?? '';
  expect(await recordOf(repId)).toMatchObject(before);
  const known = await asked(repId);
  await work.business.call(reliabilityExcusesApi.accept, { params: { entryId }, body: { reason: 'Ill.' } });
  expect(await recordOf(repId)).toMatchObject(after);
  expect(await asked(repId)).toBe(known + 1);
});

test('reliability moves a rep down and leaves them out nowhere', async () => {
  clock.goTo(new Date());
  // So heavy that it would leave a rep out.
  await transaction(async (tx) => {
    const number = await storeModel(tx, noCorpus);
    const heavier = `update match_models set weights = weights || '{"reliability": 1}' where number = ${number}`;
    await tx.db.execute(heavier);
    await makeActive(tx, number, { who: 'a test', reason: 'Another weight' });
  });
  const rep = await matchedRep(app, { skills: ['Sampling'], description: 'I do food sampling.' });
  const { id } = await postJob(await signUpBusiness(app), { title: 'Food sampling', requiredSkills: 'Sampling' });
  const score = async (match: () => Promise<void>) => {
    await match();
    const { rows } = await pool.query<{ score: number }>(
      'select score from match_proposals where job_id = $1 and rep_id = $2',
      [id, rep.repId],
    );
    return rows[0]?.score ?? null;
  };
  const byJob = () => score(() => transaction((tx) => matchJob(tx, id)));
  const byRep = () => score(() => transaction((tx) => matchRep(tx, rep.repId)));
  expect(await byJob()).toBeGreaterThan(leastScore);
  await pool.query('insert into reliability_figures (id, rep_id, figure, worked_out_at) values ($1, $1, $2, now())', [
    rep.repId,
    { ...nothingCounted, isNew: false, share: 0.05 },
  ]);
  expect(await byRep()).toBeLessThan(leastScore);
  expect(await byJob()).toBeLessThan(leastScore);
  const { items } = await rep.call(recommendedApi.list, { query: {} });
  expect(items.map(({ job }) => job.id)).toContain(id);
});
