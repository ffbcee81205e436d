import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { allReceivedApi } from '#contract/applications/all-received.ts';
import { applicationsApi, type ReceivedApplication } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { pageSize } from '#contract/paging.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { propose } from '#test/support/interviews.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
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

type Change = (business: Person, applicationId: string) => Promise<ReceivedApplication>;

const changes: [string, ReceivedApplication['status'], Change][] = [
  ['accept', 'accepted', (business, applicationId) => business.call(applicationsApi.accept, one(applicationId))],
  ['reject', 'rejected', (business, applicationId) => business.call(applicationsApi.reject, one(applicationId))],
  ['interview', 'interview', (business, applicationId) => business.call(applicationsApi.interview, one(applicationId))],
  ['propose', 'interview', propose],
  [
    'cancel',
    'interview',
    async (business, applicationId) => {
      const { interview } = await propose(business, applicationId);
      weigh.mockClear();
      return business.call(interviewsApi.cancel, { params: { interviewId: interview?.id ?? '' } });
    },
  ],
];

const one = (applicationId: string) => ({ params: { applicationId }, body: {} });

async function received() {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const { id } = await apply(rep, (await postJob(business)).id);
  const stored = async (): Promise<string> => {
    const { rows } = await app.database.pool.query('select status from job_applications where id = $1', [id]);
    return rows[0]?.status;
  };
  return { business, id, stored };
}

test.each(changes)('%s weighs once the change is committed, outside of its transaction', async (_, status, change) => {
  const { business, id, stored } = await received();
  const { fit } = await change(business, id);
  const shown = await business.call(applicationsApi.showReceived, { params: { applicationId: id } });
  expect([shown.status, fit]).toEqual([status, shown.fit]);
  expect(fit).not.toBeNull();
  expect(weigh.mock.calls.map(([on]) => on === db)).toEqual([true, true]);
  expect(await stored()).toBe(status);
});

test.each(changes)('%s stands if weighing fails', async (_, status, change) => {
  const { business, id, stored } = await received();
  weigh.mockRejectedValue(new Error('matching is broken'));
  const logged = vi.spyOn(app.services.log, 'error');
  const answer = await change(business, id).finally(() => weigh.mockReset());
  expect(answer).toMatchObject({ status, fit: null });
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ applicationId: id }), expect.any(String));
  logged.mockRestore();
  expect(await stored()).toBe(status);
});

test('a repeat of a change whose weighing failed is answered with the fit', async () => {
  const { business, id } = await received();
  const accept = () => business.call(applicationsApi.accept, one(id), { idempotencyKey: id });
  weigh.mockRejectedValueOnce(new Error('matching is broken'));
  const first = await accept();
  const repeat = await accept();
  expect(first.fit).toBeNull();
  expect(repeat.fit).not.toBeNull();
  expect(repeat).toEqual({ ...first, fit: repeat.fit, rep: { ...first.rep, record: repeat.rep.record } });
});
