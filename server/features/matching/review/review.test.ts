import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { matchChoicesApi } from '#contract/matching/choices.ts';
import { matchingLimits } from '#contract/matching/options.ts';
import { matchReviewApi } from '#contract/matching/review.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { type RepProfileInput, repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { inputOfJob } from '#domain/jobs/job-copy.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';
import { matchedRep, propose } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const email = await makeAdmin(app);
const [admin, other] = [await signInAdmin(app, email), await signInAdmin(app, await makeAdmin(app))];

/** A job with that many reps who wait for the team, best first. */
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

test('jobs wait, longest wait first, until all their proposals are reviewed', async () => {
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

test('a business reads that more matches are in review only while its job waits in the queue', async () => {
  const { suggestions } = matchingLimits;
  const { business, params, repIds, decide } = await waiting(suggestions + 1);
  const isWaiting = async () => (await business.call(suggestionsApi.list, { params })).waiting;
  await decide(...approved(repIds.slice(0, suggestions - 1)));
  expect(await isWaiting()).toBe(true);
  await decide(...approved(repIds.slice(suggestions - 1, suggestions)));
  expect((await queue()).map(({ jobId }) => jobId)).not.toContain(params.jobId);
  expect(await isWaiting()).toBe(false);
});

test('a dropped rep is not shown, dropping needs a reason, and the audit log has all of it', async () => {
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
  // Once when it was posted, and once for the freed place.
  expect((await app.database.pool.query(queued, [params.jobId])).rowCount).toBe(2);
  await expectRefusal(decide(...approved([third, crypto.randomUUID()])), 'match.changed');
  expect(await shown()).toEqual([second]);
  await admin.call(matchReviewApi.show, { params });
  const acts = await auditOf(app, email);
  expect(acts).toContain(`match.decide done dropped ${first}: Sells something else.; approved ${second}`);
  expect(acts).toContain('match.view done');
});

test('the team changes the order, which is measured', async () => {
  const { repIds, decide, shown, params } = await waiting();
  await decide(...approved(repIds));
  const [first = '', second = '', third = ''] = repIds;
  await admin.call(matchReviewApi.order, { params, body: { repIds: [third, first], reason: 'Knows the mall.' } });
  expect(await shown()).toEqual([third, first, second]);
  const measured = await admin.call(matchReviewApi.agreement, {});
  expect(measured).toMatchObject({ reordered: 1, overlap: 1 });
  expect(measured.kendall).toBeCloseTo(-1 / 3);
  expect(measured.byRank[0]?.reviewed).toBeGreaterThan(0);
  // Added up one by one. Reps who were dropped before count too.
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

test('other admins cannot decide about a claimed job', async () => {
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

test('an edited job has to be reviewed again', async () => {
  const { business, job, repIds, decide, shown, params } = await waiting(1);
  await decide(...approved(repIds));
  expect(await shown()).toEqual(repIds);
  const body = { ...inputOfJob(job), version: job.version, title: 'Something else altogether' };
  await business.call(ownJobsApi.edit, { params, body });
  expect(await shown()).toEqual([]);
  expect((await queue()).map(({ jobId }) => jobId)).toContain(job.id);
  // An admin who still sees the earlier version has to read it again.
  await expectRefusal(decide(...approved(repIds)), 'match.job_edited');
  expect(await shown()).toEqual([]);
});

test('an edited profile has to be reviewed again, also by an admin who still sees the earlier version', async () => {
  const { repIds, reps, decide, shown, params } = await waiting(2);
  const [rep] = reps;
  if (!rep) throw new Error('No rep is proposed');
  await decide(...approved(repIds));
  const edit = async (changes: Partial<RepProfileInput>) => {
    const { location, preferredLocation, preferredIndustry, tags, ...profile } = await rep.call(
      repProfilesApi.show,
      {},
    );
    return rep.call(repProfilesApi.edit, {
      body: {
        ...{ ...profile, locationId: location?.id ?? null, preferredLocationId: preferredLocation?.id ?? null },
        ...{ preferredIndustryId: preferredIndustry?.id ?? null, tags: tags.map(({ id }) => id), ...changes },
      },
    });
  };
  // Fields that aren't shown in a review.
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

test('an admin answers a rep’s request to review a match', async () => {
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
