import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { giveLegalState, signedEarlierText } from '#test/support/legal-state.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);
const jobId = (await postJob(business)).id;

const unvetted = { vetted: false };

async function setVetting(userId: string, set: string): Promise<void> {
  await app.database.pool.query(`update user_vetting set ${set} where user_id = $1`, [userId]);
}

const reject = "status = 'rejected', reason = 'Too dark', decided_at = now()";
const approve = "status = 'approved', reason = null, decided_at = now()";

describe('a rep can apply', () => {
  test('only after signing', async () => {
    const rep = await signUpRep(app, {}, unvetted);
    await expectRefusal(apply(rep, jobId), 'legal.agreement_required');
  });

  test('only after approval, and not after a rejection', async () => {
    const rep = await signUpRep(app, {}, unvetted);
    await giveLegalState(app.database.pool, rep.userId, 'rep', 'pending');
    await expectRefusal(apply(rep, jobId), 'legal.review_pending');
    await setVetting(rep.userId, reject);
    await expectRefusal(apply(rep, jobId), 'legal.review_rejected');
    await setVetting(rep.userId, approve);
    await expect(apply(rep, jobId)).resolves.toMatchObject({ status: 'pending' });
  });

  test('only with the current agreement signed', async () => {
    const rep = await signUpRep(app);
    await signedEarlierText(app.database.pool, rep.userId, 'rep');
    await expectRefusal(apply(rep, jobId), 'legal.agreement_outdated');
  });

  test('not with the approval of their business', async () => {
    const rep = await signUpRep(app, {}, unvetted);
    await giveLegalState(app.database.pool, rep.userId, 'business');
    await expectRefusal(apply(rep, jobId), 'legal.agreement_required');
  });

  test('and for an unknown job gets not_found before the gate’s refusal', async () => {
    const rep = await signUpRep(app, {}, unvetted);
    await expectRefusal(apply(rep, '01900000-0000-7000-8000-000000000000'), 'job.not_found');
    const closed = await postJob(business);
    await business.call(ownJobsApi.close, { params: { jobId: closed.id } });
    await expectRefusal(apply(rep, closed.id), 'legal.agreement_required');
  });
});

describe('a business', () => {
  test('can post only after signing and approval', async () => {
    const owner = await signUpBusiness(app, {}, unvetted);
    await expectRefusal(postJob(owner), 'legal.agreement_required');
    await giveLegalState(app.database.pool, owner.userId, 'business', 'pending');
    await expectRefusal(postJob(owner), 'legal.review_pending');
    await setVetting(owner.userId, reject);
    await expectRefusal(postJob(owner), 'legal.review_rejected');
    await setVetting(owner.userId, approve);
    await signedEarlierText(app.database.pool, owner.userId, 'business');
    await expectRefusal(postJob(owner), 'legal.agreement_outdated');
  });

  test('whose approval was withdrawn cannot hire or reopen, but may still decline', async () => {
    const owner = await signUpBusiness(app);
    const job = await postJob(owner);
    const one = await apply(await signUpRep(app), job.id);
    const other = await apply(await signUpRep(app), job.id);
    await setVetting(owner.userId, reject);

    const accept = (applicationId: string) =>
      owner.call(applicationsApi.accept, { params: { applicationId }, body: {} });
    await expectRefusal(accept(one.id), 'legal.review_rejected');
    await owner.call(applicationsApi.interview, { params: { applicationId: one.id }, body: {} });
    await owner.call(applicationsApi.reject, { params: { applicationId: other.id }, body: {} });
    await owner.call(ownJobsApi.pause, { params: { jobId: job.id } });
    const reopening = owner.call(ownJobsApi.reopen, { params: { jobId: job.id }, body: {} });
    await expectRefusal(reopening, 'legal.review_rejected');

    await setVetting(owner.userId, approve);
    await expect(accept(one.id)).resolves.toMatchObject({ status: 'accepted' });
  });

  test('gets not_found for another’s application before the gate’s refusal', async () => {
    const { id: applicationId } = await apply(await signUpRep(app), jobId);
    const stranger = await signUpBusiness(app, {}, unvetted);
    const accepting = stranger.call(applicationsApi.accept, { params: { applicationId }, body: {} });
    await expectRefusal(accepting, 'application.not_found');
  });
});
