import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { allReceivedApi } from '#contract/applications/all-received.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { pageSize } from '#contract/paging.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { repIdOf } from '#test/support/wallets.ts';
import { explainMatch } from '#texts/matching/explain-match.ts';
import { locatePlaces } from '../catalogue/queries/locate-places.ts';
import { readModel } from '../matching/queries/read-model.ts';
import { weighApplicants } from '../matching/queries/weigh-applicants.ts';

// The real functions, with their calls counted.
vi.mock('#texts/matching/explain-match.ts', { spy: true });
vi.mock('#server/features/matching/queries/weigh-applicants.ts', { spy: true });

const app = await openTestApp({ work: false });
const { db } = app.services;
const weigh = vi.mocked(weighApplicants);
beforeEach(() => vi.clearAllMocks());

test('the best fits of many are weighed once, and only those of the page explained', async () => {
  const business = await signUpBusiness(app);
  const { id: jobId } = await postJob(business);
  await app.database.pool.query(
    `with people as (
       insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.co.za'
       from generate_series(1, $2::int) returning id),
     reps as (
       insert into rep_profiles (id, user_id, full_name, trial_ends_at)
       select gen_random_uuid(), id, 'Someone', now() from people returning id)
     insert into job_applications (id, job_id, rep_id, business_id, message)
     select gen_random_uuid(), $1, reps.id, j.business_id, 'Hi' from reps, jobs j where j.id = $1`,
    [jobId, pageSize + 5],
  );
  const query = { sort: 'fit' as const };
  const { items, nextCursor } = await business.call(applicationsApi.listReceived, { params: { jobId }, query });
  expect([items.length, nextCursor]).toEqual([pageSize, expect.any(String)]);
  expect(items.map(({ fit }) => fit)).not.toContain(null);
  expect(weigh).toHaveBeenCalledOnce();
  expect(explainMatch).toHaveBeenCalledTimes(pageSize);
});

/** Pairs of a new job each with one of two new reps, who applied. */
async function applicationsForJobs(jobs: number) {
  const [business, ...reps] = await Promise.all([signUpBusiness(app), signUpRep(app), signUpRep(app)]);
  const pairs: { jobId: string; repId: string }[] = [];
  for (let job = 0; job < jobs; job++) {
    const { id: jobId } = await postJob(business);
    for (const rep of reps) {
      await apply(rep, jobId);
      pairs.push({ jobId, repId: await repIdOf(app, rep) });
    }
  }
  return { business, pairs };
}

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const statements = asked.mock.calls.length;
  asked.mockRestore();
  return statements;
}

test('applications for many jobs are weighed together', async () => {
  const { business, pairs } = await applicationsForJobs(4);
  const { items } = await business.call(allReceivedApi.list, { query: {} });
  expect(items).toHaveLength(pairs.length);
  expect(items.map(({ fit }) => fit)).not.toContain(null);
  expect(weigh).toHaveBeenCalledOnce();
  const together = await weighApplicants(db, pairs);
  for (const [index, pair] of pairs.entries()) {
    expect(together[index]).toMatchObject(pair);
    expect(await weighApplicants(db, [pair])).toMatchObject([{ ...pair, score: together[index]?.score }]);
  }
});

test('weighing takes as many statements for many jobs as for one', async () => {
  const [one, many] = [await applicationsForJobs(1), await applicationsForJobs(6)];
  // What a process remembers for a moment.
  await locatePlaces(db);
  const count = async (pairs: typeof one.pairs) => {
    await readModel(db);
    return countStatements(() => weighApplicants(db, pairs));
  };
  const few = await count(one.pairs);
  expect(few).toBeGreaterThan(0);
  expect(await count(many.pairs)).toBe(few);
});

test('a job or rep that is gone has no fit', async () => {
  const { pairs } = await applicationsForJobs(1);
  const [known] = pairs.map(({ jobId, repId }) => ({ jobId, repId }));
  const gone = randomUUID();
  const { jobId = '', repId = '' } = known ?? {};
  const weighed = await weighApplicants(db, [
    { jobId: gone, repId },
    { jobId, repId },
    { jobId, repId: gone },
  ]);
  expect(weighed).toEqual([undefined, expect.objectContaining({ jobId, repId }), undefined]);
});
