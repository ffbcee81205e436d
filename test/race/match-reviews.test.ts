import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { matchReviewApi } from '#contract/matching/review.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { inputOfJob } from '#domain/jobs/job-copy.ts';
import { followEdits, followProfiles } from '#server/features/matching/commands/follow-market.ts';
import { lockMatchJob } from '#server/features/matching/review/commands/lock-match-job.ts';
import type { AdminActor } from '#server/features/operators/access.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';
import { matchedRep, propose } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const app = await openTestApp({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));

async function waiting() {
  const business = await signUpBusiness(app);
  const job = await postJob(business);
  const rep = await matchedRep(app);
  await propose(app, { jobId: job.id, userId: rep.userId });
  const params = { jobId: job.id };
  const decisions = [{ repId: rep.repId, profileVersion: 1, state: 'approved' as const }];
  return {
    params,
    approve: () => admin.call(matchReviewApi.decide, { params, body: { jobVersion: job.version, decisions } }),
    rep,
    edit: () =>
      business.call(ownJobsApi.edit, {
        params,
        body: { ...inputOfJob(job), version: job.version, title: 'Something else' },
      }),
    shown: async () => (await business.call(suggestionsApi.list, { params })).items,
  };
}

test('an approval given while the job is edited is for the version that was read, and void', async () => {
  const { params, approve, edit, shown } = await waiting();
  const deciding = await holdOpen(app, async (tx) => {
    await lockMatchJob(tx, {} as AdminActor, params.jobId);
    await tx.db.execute(
      `update match_proposals set state = 'approved', reviewed_at = now() where job_id = '${params.jobId}'`,
    );
  });
  const edited = edit();
  await areWaiting(app, 1);
  await deciding.commit();
  await edited;
  expect(await shown()).toEqual([]);
  await expect(approve()).rejects.toThrow();
});

test('an approval that arrives while an edit ends is for a version that is gone', async () => {
  const { params, approve, shown } = await waiting();
  const editing = await holdOpen(app, async (tx) => {
    await tx.db.execute(`update jobs set title = 'Another', version = version + 1 where id = '${params.jobId}'`);
    await followEdits(tx, [params]);
  });
  const approved = approve().then(
    () => 'approved',
    () => 'refused',
  );
  await areWaiting(app, 1);
  await editing.commit();
  expect(await approved).toBe('refused');
  expect(await shown()).toEqual([]);
});

test('an approval given while the rep edits their profile is for the version that was read, and void', async () => {
  const { params, rep, shown } = await waiting();
  const deciding = await holdOpen(app, async (tx) => {
    await lockMatchJob(tx, {} as AdminActor, params.jobId);
    await tx.db.execute(
      `update match_proposals set state = 'approved', reviewed_at = now() where job_id = '${params.jobId}'`,
    );
  });
  const edited = app.services.transaction((tx) => followProfiles(tx, [{ repId: rep.repId, changed: ['skills'] }]));
  await areWaiting(app, 1);
  await deciding.commit();
  await edited;
  expect(await shown()).toEqual([]);
});

test('an approval that arrives while a profile is edited is for a version that is gone', async () => {
  const { rep, approve, shown } = await waiting();
  const editing = await holdOpen(app, async (tx) => {
    await tx.db.execute(`update rep_profiles set version = version + 1 where id = '${rep.repId}'`);
    await followProfiles(tx, [{ repId: rep.repId, changed: ['skills'] }]);
  });
  const approved = expectRefusal(approve(), 'match.profile_edited');
  await areWaiting(app, 1);
  await editing.commit();
  await approved;
  expect(await shown()).toEqual([]);
});
