import { expect, test } from 'vitest';
import { matchChoicesApi } from '#contract/matching/choices.ts';
import { matchingLimits } from '#contract/matching/options.ts';
import { matchReviewApi } from '#contract/matching/review.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { matchJob } from '#server/features/matching/commands/match-job.ts';
import { matchRep } from '#server/features/matching/commands/match-rep.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { matchedRep, propose } from '#test/support/matching.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { tally } from '#test/support/outcomes.ts';
import { signUpBusiness } from '#test/support/people.ts';

const [first, second] = await openTwoTestApps({ work: false });
const business = await signUpBusiness(first);
const elsewhere = callerOf(second.url, business.accessToken);

async function approved(owner = business) {
  const job = await postJob(owner);
  const rep = await matchedRep(first);
  await propose(first, { jobId: job.id, userId: rep.userId, state: 'approved' });
  return { rep, params: { jobId: job.id, repId: rep.repId } };
}

test('two invitations of one rep are one', async () => {
  const { rep, params } = await approved();
  const calls = Array.from({ length: 6 }, (_, turn) => (turn % 2 === 0 ? business.call : elsewhere));
  const done = await tally(calls.map((call) => call(suggestionsApi.invite, { params })));
  expect(done).toEqual({ done: 6, refused: [] });
  expect((await rep.call(suggestionsApi.received, { query: {} })).items).toHaveLength(1);
});

test('the last invitation of a day goes to one of two', async () => {
  const two = [await approved(), await approved()];
  const { rows } = await first.database.pool.query<{ made: number }>(
    `select count(*)::int as made from match_invitations i join business_profiles b on b.id = i.business_id
     where b.user_id = $1`,
    [business.userId],
  );
  const others = matchingLimits.invitationsADay - 1 - (rows[0]?.made ?? 0);
  await first.database.pool.query(
    `insert into jobs (id, business_id, title, description, industry, location_id, province, compensation_cents,
       experience_required, job_type, status, closed_at)
     select gen_random_uuid(), business_id, title, description, industry, location_id, province, compensation_cents,
       experience_required, job_type, 'closed', now() from jobs, generate_series(1, $2) where id = $1`,
    [two[0]?.params.jobId, others],
  );
  await first.database.pool.query(
    `insert into match_invitations (job_id, rep_id, business_id, invited_at)
     select j.id, $1, j.business_id, now() from jobs j join jobs mine on mine.business_id = j.business_id
     where mine.id = $2 and j.status = 'closed' limit $3`,
    [two[0]?.params.repId, two[0]?.params.jobId, others],
  );
  const done = await tally(
    two.map(({ params }, turn) => (turn === 0 ? business.call : elsewhere)(suggestionsApi.invite, { params })),
  );
  expect(done).toEqual({ done: 1, refused: ['invitation.daily_allowance'] });
});

test('a rep who applies while being invited is invited, or has applied', async () => {
  const owner = await signUpBusiness(first);
  const { rep, params } = await approved(owner);
  const { refused } = await tally([apply(rep, params.jobId), owner.call(suggestionsApi.invite, { params })]);
  const { items } = await rep.call(suggestionsApi.received, { query: {} });
  expect(refused.filter((code) => !/invitation.already_applied|invitation.not_suggested/.test(code))).toEqual([]);
  expect(items.map(({ answer }) => answer)).toEqual(refused.length === 0 ? ['applied'] : []);
});

test('of two administrators who claim a job concurrently, one gets it', async () => {
  const job = await postJob(business);
  const rep = await matchedRep(first);
  await propose(first, { jobId: job.id, userId: rep.userId });
  const admins = await Promise.all([first, second].map(async (app) => signInAdmin(app, await makeAdmin(app))));
  const params = { jobId: job.id };
  const done = await tally(admins.map(({ call }) => call(matchReviewApi.claim, { params })));
  expect(done).toEqual({ done: 1, refused: ['match.taken'] });
});

test('a rep asks the team once, however often they press', async () => {
  const rep = await matchedRep(first);
  const calls = Array.from({ length: 4 }, (_, turn) =>
    callerOf((turn % 2 === 0 ? first : second).url, rep.accessToken)(matchChoicesApi.askLook, {
      body: { jobId: null, words: 'Why?' },
    }),
  );
  expect(await tally(calls)).toEqual({ done: 1, refused: Array(3).fill('match_look.already_open') });
});

test('jobs and reps that are matched at the same moment are all matched', async () => {
  const jobs = await Promise.all([1, 2, 3].map(() => postJob(business, { title: 'Sampling at the tills' })));
  const reps = [];
  for (let turn = 0; turn < 4; turn++) reps.push(await matchedRep(first, { skills: ['Sampling'] }));
  await Promise.all([
    ...jobs.map(({ id }) => first.services.transaction((tx) => matchJob(tx, id))),
    ...reps.map(({ repId }) => second.services.transaction((tx) => matchRep(tx, repId))),
  ]);
  const { rows } = await first.database.pool.query(
    'select distinct rep_id from match_proposals where rep_id = any($1)',
    [reps.map(({ repId }) => repId)],
  );
  expect(rows).toHaveLength(reps.length);
});
