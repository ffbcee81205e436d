import { expect, test } from 'vitest';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import { expectRefusal } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';
import { matchedRep, propose } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { matchRep } from '../commands/match-rep.ts';
import { catchUpWithReps } from '../commands/sweep-matching.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const { transaction } = app.services;

test.each([
  ['suspended', "update users set banned_until = 'infinity' where id = $1"],
  ['not vetted any more', "update user_vetting set status = 'rejected' where user_id = $1"],
  ['without the text of today', 'delete from legal_contracts where user_id = $1'],
])('a rep who is %s is gone from every list before any task has run', async (_standing, change) => {
  const business = await signUpBusiness(app);
  const rep = await matchedRep(app);
  const { id: jobId } = await postJob(business);
  await propose(app, { jobId, userId: rep.userId, state: 'approved' });
  const params = { jobId, repId: rep.repId };
  const shown = async () => (await business.call(suggestionsApi.list, { params: { jobId } })).items;
  expect(await shown()).toHaveLength(1);
  await pool.query(change, [rep.userId]);
  expect(await shown()).toEqual([]);
  await expectRefusal(business.call(suggestionsApi.invite, { params }), 'invitation.not_suggested');
});

const termsOf = async (repId: string) =>
  (await pool.query('select from match_rep_terms where rep_id = $1', [repId])).rowCount;

test('a rep whose trial ended unpaid displaces no others, and is back when reps pay nothing', async () => {
  const { repId } = await matchedRep(app, { skills: ['Sampling'] });
  expect(await termsOf(repId)).toBeGreaterThan(0);
  await pool.query("update rep_profiles set trial_ends_at = now() - interval '1 day' where id = $1", [repId]);
  await transaction((tx) => matchRep(tx, repId));
  expect(await termsOf(repId)).toBe(0);
});

test('deleted account data does not come back', async () => {
  const rep = await matchedRep(app, { skills: ['Sampling'] });
  await transaction((tx) => deleteAccount(tx, { id: rep.userId, email: rep.email }));
  await transaction((tx) => matchRep(tx, rep.repId));
  expect((await pool.query('select from match_reps where rep_id = $1', [rep.repId])).rowCount).toBe(0);
  await transaction(catchUpWithReps);
  const queued =
    "select from pgboss.job where name = 'matching.match_reps' and data::text like '%' || $1 || '%' and state = 'created'";
  const before = (await pool.query(queued, [rep.repId])).rowCount;
  await transaction(catchUpWithReps);
  expect((await pool.query(queued, [rep.repId])).rowCount).toBe(before);
});
