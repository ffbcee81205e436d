import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { problem } from '#contract/refusals.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const limited = await openTestApp({ work: false, env: { RATE_LIMITS: 'on' } });

describe('a duplicate of an open job', () => {
  test('is refused with the open job', async () => {
    const business = await signUpBusiness(app);
    const body = await jobDraft(business.call, { locationAddress: '12 Long Street' });
    const { id } = await business.call(ownJobsApi.post, { body });
    const again = { ...body, title: `  ${body.title.toUpperCase()}! `, locationAddress: '12, long street' };
    expect(await expectRefusal(business.call(ownJobsApi.post, { body: again }), 'job.duplicate')).toMatchObject({
      about: id,
    });
    await business.call(ownJobsApi.pause, { params: { jobId: id } });
    await expectRefusal(business.call(ownJobsApi.post, { body }), 'job.duplicate');
  });

  test.each(['pause', 'close'] as const)('is refused when a job is reopened after a %s', async (ending) => {
    const business = await signUpBusiness(app);
    const body = await jobDraft(business.call);
    const first = await business.call(ownJobsApi.post, { body });
    const params = { jobId: first.id };
    await business.call(ownJobsApi.close, { params });
    const { id } = await business.call(ownJobsApi.post, { body });
    // Paused before this check existed.
    if (ending === 'pause')
      await app.database.pool.query(`update jobs set status = 'paused', closed_at = null where id = $1`, [first.id]);
    const problem = await expectRefusal(business.call(ownJobsApi.reopen, { params, body: {} }), 'job.duplicate');
    expect(problem).toMatchObject({ about: id, detail: expect.stringContaining('before you reopen this one') });
    await business.call(ownJobsApi.close, { params: { jobId: id } });
    expect(await business.call(ownJobsApi.reopen, { params, body: {} })).toMatchObject({ status: 'active' });
  });

  test('is refused when a job is edited, and a job is no duplicate of itself', async () => {
    const business = await signUpBusiness(app);
    const body = await jobDraft(business.call);
    const { id } = await business.call(ownJobsApi.post, { body });
    const other = await business.call(ownJobsApi.post, { body: { ...body, title: 'Something else' } });
    const edit = (changes: object) =>
      business.call(ownJobsApi.edit, { params: { jobId: other.id }, body: { ...body, version: 1, ...changes } });
    expect(await expectRefusal(edit({}), 'job.duplicate')).toMatchObject({ about: id });
    expect(await edit({ title: 'Something else!' })).toMatchObject({ title: 'Something else!', version: 2 });

    await business.call(ownJobsApi.close, { params: { jobId: id } });
    await edit({ version: 2 });
    // From before this check existed.
    await app.database.pool.query(`update jobs set status = 'active', closed_at = null where id = $1`, [id]);
    expect(await edit({ version: 3, description: 'Better words.' })).toMatchObject({ version: 4 });
  });

  test('is allowed at another place, with other pay, by another business, and after the first is closed', async () => {
    const [business, other] = await Promise.all([signUpBusiness(app), signUpBusiness(app)]);
    const body = await jobDraft(business.call);
    const { id } = await business.call(ownJobsApi.post, { body });
    await other.call(ownJobsApi.post, { body });
    await business.call(ownJobsApi.post, { body: { ...body, locationAddress: '14 Short Street' } });
    await business.call(ownJobsApi.post, { body: { ...body, compensationCents: 130_000 } });
    await business.call(ownJobsApi.close, { params: { jobId: id } });
    await business.call(ownJobsApi.post, { body });
  });
});

describe('the daily allowance', () => {
  const postMany = async (business: Person, count: number) => {
    for (let turn = 0; turn < count; turn++) await postJob(business);
  };
  /** Hires that many reps for the first job of the business. */
  async function hire(business: Person, jobId: string, count: number): Promise<void> {
    for (let turn = 0; turn < count; turn++) {
      const rep = await signUpRep(limited);
      const { id: applicationId } = await apply(rep, jobId);
      await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
    }
  }

  test('is ten at first and thirty after a hire, and a refusal says from when the next is allowed', async () => {
    const business = await signUpBusiness(limited);
    const { id } = await postJob(business, { positions: 2 });
    await postMany(business, 9);
    const refused = await expectRefusal(postJob(business), 'job.daily_allowance');
    expect(refused.detail).toMatch(/^You’ve posted 10 jobs in 24 hours\. You can post the next one from \w+ \d/);
    const body = await jobDraft(business.call, { title: 'One more' });
    const answer = await fetch(limited.url + ownJobsApi.post.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${business.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(problem.parse(await answer.json()).code).toBe('job.daily_allowance');
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(23 * 3600);
    expect(wait).toBeLessThanOrEqual(24 * 3600);

    await hire(business, id, 1);
    await postJob(business);
  });

  test('does not count yesterday’s jobs or those of other businesses', async () => {
    const [business, other] = await Promise.all([signUpBusiness(limited), signUpBusiness(limited)]);
    await postMany(business, 10);
    await postJob(other);
    await expectRefusal(postJob(business), 'job.daily_allowance');
    await limited.database.pool.query(
      `update jobs set created_at = created_at - interval '1 day'
       where business_id = (select id from business_profiles where user_id = $1)`,
      [business.userId],
    );
    await postJob(business);
  });
});
