import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { matchChoicesApi } from '#contract/matching/choices.ts';
import { matchModelsApi } from '#contract/matching/models.ts';
import { matchReviewApi } from '#contract/matching/review.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { type RepProfileInput, repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { tryReasons } from '#server/features/matching/review/commands/try-reasons.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { matchedRep, propose } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const email = await makeAdmin(app);
const [admin, other] = [await signInAdmin(app, email), await signInAdmin(app, await makeAdmin(app))];

/** A job with so many reps who wait for the team, the best first. */
async function waiting(count = 3) {
  const business = await signUpBusiness(app);
  const job = await postJob(business);
  const params = { jobId: job.id };
  const repIds: string[] = [];
  const reps: (Person & { readonly repId: string })[] = [];
  for (let turn = 0; turn < count; turn++) {
    const rep = await matchedRep(app);
    const { userId, repId } = rep;
    reps.push(rep);
    await propose(app, { jobId: job.id, userId, score: 0.9 - turn / 10 });
    repIds.push(repId);
  }
  return {
    ...{ business, job, params, repIds, reps },
    shown: async () => (await business.call(suggestionsApi.list, { params })).items.map(({ repId }) => repId),
    decide: (
      ...decisions: { repId: string; profileVersion?: number; state: 'approved' | 'dropped'; reason?: string }[]
    ) =>
      admin.call(matchReviewApi.decide, {
        params,
        body: { jobVersion: job.version, decisions: decisions.map((one) => ({ profileVersion: 1, ...one })) },
      }),
  };
}

const approved = (repIds: readonly string[]) => repIds.map((repId) => ({ repId, state: 'approved' as const }));
const queue = async () => (await admin.call(matchReviewApi.list, { query: {} })).items;

test('jobs wait, the longest wait first, until somebody has looked at all of them', async () => {
  const [first, second] = [await waiting(1), await waiting(2)];
  const ids = (await queue()).map(({ jobId }) => jobId);
  expect(ids.indexOf(first.job.id)).toBeLessThan(ids.indexOf(second.job.id));
  expect((await queue())[0]).toMatchObject({ place: 'Durban, KwaZulu-Natal' });
  await second.decide(...approved(second.repIds.slice(0, 1)));
  expect((await queue()).find(({ jobId }) => jobId === second.job.id)).toMatchObject({ proposed: 1, approved: 1 });
  await second.decide(...approved(second.repIds.slice(1)));
  expect((await queue()).map(({ jobId }) => jobId)).not.toContain(second.job.id);
  expect(await second.shown()).toEqual(second.repIds);
  const { jobs } = await admin.call(matchReviewApi.counts, {});
  expect(jobs).toBe((await queue()).length);
});

test('who is dropped is not shown; to drop asks for a reason; all of it is in the record', async () => {
  const { repIds, decide, shown, params } = await waiting();
  const [first = '', second = '', third = ''] = repIds;
  await expectRefusal(decide({ repId: first, state: 'dropped' }), 'request.invalid');
  const { proposals } = await decide(
    { repId: first, state: 'dropped', reason: 'Sells something else.' },
    ...approved([second]),
  );
  expect(await shown()).toEqual([second]);
  expect(proposals.find(({ repId }) => repId === first)).toMatchObject({
    state: 'dropped',
    rank: 1,
    review: { by: email, reason: 'Sells something else.' },
  });
  const queued = "select from pgboss.job where name = 'matching.match_jobs' and data::text like '%' || $1 || '%'";
  // Once as it was posted, and once for the place that is free.
  expect((await app.database.pool.query(queued, [params.jobId])).rowCount).toBe(2);
  await expectRefusal(decide(...approved([third, crypto.randomUUID()])), 'match.changed');
  expect(await shown()).toEqual([second]);
  await admin.call(matchReviewApi.show, { params });
  const acts = await auditOf(app, email);
  expect(acts).toContain(`match.decide done dropped ${first}: Sells something else.; approved ${second}`);
  expect(acts).toContain('match.view done');
});

test('the team puts them in another order, which is measured', async () => {
  const { repIds, decide, shown, params } = await waiting();
  await decide(...approved(repIds));
  const [first = '', second = '', third = ''] = repIds;
  await admin.call(matchReviewApi.order, { params, body: { repIds: [third, first], reason: 'Knows the mall.' } });
  expect(await shown()).toEqual([third, first, second]);
  const measured = await admin.call(matchReviewApi.agreement, {});
  expect(measured).toMatchObject({ reordered: 1, overlap: 1 });
  expect(measured.kendall).toBeCloseTo(-1 / 3);
  expect(measured.byRank[0]?.reviewed).toBeGreaterThan(0);
  // Added up one by one; who was dropped before counts too.
  const { rows } = await app.database.pool.query<{ rank: number; state: string }>(
    'select rank_seen as rank, state from match_proposals where reviewed_at is not null',
  );
  const are = (state: string) => rows.filter((row) => row.state === state);
  expect(are('dropped').length).toBeGreaterThan(0);
  expect(measured).toMatchObject({ reviewed: rows.length, approved: are('approved').length });
  expect(measured.byRank).toEqual(
    Array.from({ length: 10 }, (_, index) => ({
      rank: index + 1,
      reviewed: rows.filter(({ rank }) => rank === index + 1).length,
      approved: are('approved').filter(({ rank }) => rank === index + 1).length,
    })),
  );
});

test('what one has claimed, no other decides', async () => {
  const { repIds, params, job } = await waiting(1);
  const { claim } = await other.call(matchReviewApi.claim, { params });
  expect(claim).toMatchObject({ mine: true });
  const body = { jobVersion: job.version, decisions: approved(repIds).map((one) => ({ profileVersion: 1, ...one })) };
  await expectRefusal(admin.call(matchReviewApi.decide, { params, body }), 'match.taken');
  await expectRefusal(admin.call(matchReviewApi.claim, { params }), 'match.taken');
  expect((await queue()).find(({ jobId }) => jobId === params.jobId)?.claim).toMatchObject({ mine: false });
  await other.call(matchReviewApi.release, { params });
  await admin.call(matchReviewApi.decide, { params, body });
});

test('an edited job has to be looked at again', async () => {
  const { business, job, repIds, decide, shown, params } = await waiting(1);
  await decide(...approved(repIds));
  expect(await shown()).toEqual(repIds);
  const { id: _, companyName: __, location, ...said } = job;
  const body = { ...said, locationId: location.id, title: 'Something else altogether' };
  await business.call(ownJobsApi.edit, { params, body });
  expect(await shown()).toEqual([]);
  expect((await queue()).map(({ jobId }) => jobId)).toContain(job.id);
  // Whoever still reads the former one has to read again.
  await expectRefusal(decide(...approved(repIds)), 'match.job_edited');
  expect(await shown()).toEqual([]);
});

test('an edited profile has to be looked at again, by whoever approved it and by whoever still reads the former one', async () => {
  const { repIds, reps, decide, shown, params } = await waiting(2);
  const [rep] = reps;
  if (!rep) throw new Error('Nobody is proposed');
  await decide(...approved(repIds));
  const edit = async (changes: Partial<RepProfileInput>) => {
    const { location, preferredLocation, preferredIndustry, ...profile } = await rep.call(repProfilesApi.show, {});
    return rep.call(repProfilesApi.edit, {
      body: {
        ...{ ...profile, locationId: location?.id ?? null, preferredLocationId: preferredLocation?.id ?? null },
        ...{ preferredIndustryId: preferredIndustry?.id ?? null, ...changes },
      },
    });
  };
  // Nobody was shown it.
  await edit({ phone: '082 555 0199', locationAddress: '12 Florida Road' });
  expect(await shown()).toEqual(repIds);
  const { version } = await edit({ skills: ['Piano'] });
  expect(await shown()).toEqual(repIds.slice(1));
  expect((await queue()).find(({ jobId }) => jobId === params.jobId)).toMatchObject({ proposed: 1, approved: 1 });
  await expectRefusal(decide(...approved(repIds)), 'match.profile_edited');
  expect(await shown()).toEqual(repIds.slice(1));
  const { proposals } = await admin.call(matchReviewApi.show, { params });
  expect(proposals.find(({ repId }) => repId === rep.repId)).toMatchObject({
    profileVersion: version,
    skills: ['Piano'],
  });
  await decide({ repId: rep.repId, profileVersion: version, state: 'approved' });
  expect((await shown()).toSorted()).toEqual(repIds.toSorted());
});

test('a person answers what a rep has them look at', async () => {
  const rep = await matchedRep(app);
  const ask = () => rep.call(matchChoicesApi.askLook, { body: { jobId: null, words: 'Nothing fits me.' } });
  const { id: lookId } = await ask();
  await expectRefusal(ask(), 'match_look.already_open');
  const open = await admin.call(matchReviewApi.looks, { query: {} });
  expect(open.items.find(({ id }) => id === lookId)).toMatchObject({ words: 'Nothing fits me.', answer: null });
  const answer = { params: { lookId }, body: { words: 'Your profile names no skills.' } };
  await admin.call(matchReviewApi.answerLook, answer);
  await expectRefusal(other.call(matchReviewApi.answerLook, answer), 'match_look.answered');
  const own = await rep.call(matchChoicesApi.looks, { query: {} });
  expect(own.items).toMatchObject([{ id: lookId, answer: { words: 'Your profile names no skills.' } }]);
  await ask();
});

test('an earlier model is used again, with a reason', async () => {
  const { items } = await admin.call(matchModelsApi.list, {});
  const [now] = items;
  expect(now).toMatchObject({ active: true, origin: 'prior' });
  const activate = (modelId: string) =>
    admin.call(matchModelsApi.activate, { params: { modelId }, body: { reason: 'It was better.' } });
  await expectRefusal(activate(now?.id ?? ''), 'match_model.already_active');
  await app.database.pool.query(
    `insert into match_models (id, number, origin, weights, corpus, features, made_at)
     select gen_random_uuid(), number + 1, 'learned', weights, corpus, features, now() from match_models where active`,
  );
  const [learned] = (await admin.call(matchModelsApi.list, {})).items;
  expect(await activate(learned?.id ?? '')).toMatchObject({ active: true, number: (now?.number ?? 0) + 1 });
  expect(await activate(now?.id ?? '')).toMatchObject({ active: true });
  await app.database.pool.query("update match_models set features = '{shoeSize}' where id = $1", [learned?.id]);
  await expectRefusal(activate(learned?.id ?? ''), 'match_model.not_comparable');
  expect((await auditOf(app, email)).filter((act) => act.startsWith('match_model.activate done'))).toHaveLength(2);
});

test('while it is tried, it is drawn once for each job whether its reasons are told, and kept with each decision and its time', async () => {
  const hide = (percent: number) => app.services.transaction((tx) => tryReasons(tx, percent));
  const reasonsOf = async (params: { jobId: string }) => {
    const { reasonsHidden, proposals } = await admin.call(matchReviewApi.show, { params });
    return { reasonsHidden, told: proposals.some(({ reasonsForRep }) => reasonsForRep.for.length > 0) };
  };
  const drawn = (jobId: string, hidden: boolean) =>
    app.database.pool.query('update match_jobs set reasons_hidden = $2 where job_id = $1', [jobId, hidden]);
  const kept = async (jobId: string) =>
    (
      await app.database.pool.query(
        `select reasons_hidden as hidden, seconds_looked is not null as timed from match_proposals
         where job_id = $1 and reviewed_at is not null`,
        [jobId],
      )
    ).rows;

  const before = await waiting(1);
  expect(await reasonsOf(before.params)).toEqual({ reasonsHidden: false, told: true });
  await before.decide(...approved(before.repIds));
  expect(await kept(before.job.id)).toEqual([{ hidden: null, timed: true }]);

  await hide(50);
  const draws = new Set<boolean>();
  for (let turn = 0; turn < 30 && draws.size < 2; turn++) {
    const { params } = before;
    await app.database.pool.query('update match_jobs set reasons_hidden = null where job_id = $1', [params.jobId]);
    const first = await reasonsOf(params);
    expect(first.told).toBe(!first.reasonsHidden);
    expect(await reasonsOf(params)).toEqual(first);
    draws.add(first.reasonsHidden);
  }
  expect(draws.size).toBe(2);
  const [without, told] = [await waiting(2), await waiting(1)];
  await drawn(without.job.id, true);
  await drawn(told.job.id, false);
  expect(await reasonsOf(without.params)).toEqual({ reasonsHidden: true, told: false });
  const [first = '', second = ''] = without.repIds;
  await without.decide(...approved([first]), { repId: second, state: 'dropped', reason: 'Too far.' });
  // Nobody opened it: how long it took is not known.
  await told.decide(...approved(told.repIds));
  expect(await kept(without.job.id)).toEqual([
    { hidden: true, timed: true },
    { hidden: true, timed: true },
  ]);
  expect(await kept(told.job.id)).toEqual([{ hidden: false, timed: false }]);
  const [rep] = without.reps;
  if (rep) await apply(rep, without.job.id);
  const { reasons } = await admin.call(matchReviewApi.agreement, {});
  expect(reasons).toMatchObject({
    percent: 50,
    jobs: { shown: 1, hidden: 1 },
    decisions: { shown: 1, hidden: 2 },
    seconds: { shown: null, jobs: { shown: 0, hidden: 1 }, by: null },
    applied: { shown: 0, hidden: 1, by: null },
    hired: { shown: 0, hidden: 0 },
    hiredAnyway: { shown: null, hidden: 0 },
  });
  await hide(0);
  expect(await reasonsOf(without.params)).toEqual({ reasonsHidden: false, told: true });
});
