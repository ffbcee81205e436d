import { beforeEach, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { repTrainingApi, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { addVideo, hire } from '#test/support/training-videos.ts';

const app = await openTestApp({ work: false });
let business: Person;
let rep: Person;
beforeEach(async () => {
  [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
});

const watchable = (who: Person, cursor?: string) => who.call(repTrainingApi.list, { query: { cursor } });
const titles = async (who: Person) => (await watchable(who)).items.map(({ title }) => title);

describe('a rep', () => {
  test('sees videos for all new hires and for their job, of the business that accepted them', async () => {
    const [job, otherJob] = [await postJob(business), await postJob(business)];
    await addVideo(business, { title: 'For everybody' });
    await addVideo(business, { title: 'For the job', jobId: job.id });
    await addVideo(business, { title: 'For another job', jobId: otherJob.id });
    await addVideo(await signUpBusiness(app), { title: 'Of someone else' });
    expect(await titles(rep)).toEqual([]);
    await hire(business, rep, job.id);
    const { items } = await watchable(rep);
    expect(items).toMatchObject([
      { title: 'For the job', companyName: 'Ubuntu Foods', job: { id: job.id, title: job.title }, source: 'YouTube' },
      { title: 'For everybody', companyName: 'Ubuntu Foods', job: null },
    ]);
    expect(Object.keys(items[0] ?? {})).not.toContain('isActive');
    // Accepted for both, and each video still appears once.
    await hire(business, rep, otherJob.id);
    expect(await titles(rep)).toEqual(['For another job', 'For the job', 'For everybody']);
    await expectRefusal(watchable(business), 'role.rep_required');
  });

  test('who only applied, was invited, was rejected or withdrew sees none', async () => {
    const { id: jobId } = await postJob(business);
    await addVideo(business);
    await addVideo(business, { jobId });
    const reps = await Promise.all(Array.from({ length: 4 }, () => signUpRep(app)));
    const [applied, invited, rejected, withdrew] = reps as [Person, Person, Person, Person];
    await apply(applied, jobId);
    const withId = async (who: Person) => ({ params: { applicationId: (await apply(who, jobId)).id }, body: {} });
    await business.call(applicationsApi.interview, await withId(invited));
    await business.call(applicationsApi.reject, await withId(rejected));
    await withdrew.call(applicationsApi.withdraw, await withId(withdrew));
    for (const one of reps) expect(await titles(one)).toEqual([]);
  });

  test('sees active videos, and no deactivated or deleted ones', async () => {
    const { id: videoId } = await addVideo(business);
    await hire(business, rep);
    const params = { videoId };
    await business.call(trainingVideosApi.deactivate, { params });
    expect(await titles(rep)).toEqual([]);
    await business.call(trainingVideosApi.activate, { params });
    expect(await titles(rep)).toHaveLength(1);
    await business.call(trainingVideosApi.remove, { params });
    expect(await titles(rep)).toEqual([]);
  });

  test('keeps the videos of a job after it is filled', async () => {
    const jobId = await hire(business, rep);
    await business.call(ownJobsApi.fill, { params: { jobId } });
    await addVideo(business, { title: 'Before the first day', jobId });
    expect(await titles(rep)).toEqual(['Before the first day']);
  });

  test('gets the list page by page, newest first', async () => {
    await hire(business, rep);
    const ids: string[] = [];
    for (let turn = 0; turn < 22; turn++) ids.push((await addVideo(business)).id);
    const first = await watchable(rep);
    const second = await watchable(rep, first.nextCursor ?? undefined);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.nextCursor).toBeNull();
    await expectRefusal(watchable(rep, 'nonsense'), 'request.bad_cursor');
  });
});

test('a business’s videos are in its data export, and are deleted with its account', async () => {
  const jobId = await hire(business, rep);
  await addVideo(business, { title: 'For the job', jobId });
  const kept = await signUpBusiness(app);
  await addVideo(kept);
  const exported = await exportOf(app, business);
  expect(exported.trainingVideos).toMatchObject([
    { title: 'For the job', jobId, videoUrl: 'https://youtu.be/abc123', isActive: true },
  ]);
  expect((await exportOf(app, rep)).trainingVideos).toEqual([]);
  await business.call(accountApi.close, { body: { password: business.password } });
  expect(await titles(rep)).toEqual([]);
  const { rows } = await app.database.pool.query(
    `select count(*)::int as left from business_training_videos v join business_profiles b on b.id = v.business_id
     where b.user_id = $1`,
    [business.userId],
  );
  expect(rows).toEqual([{ left: 0 }]);
  expect((await kept.call(trainingVideosApi.list, { query: {} })).items).toHaveLength(1);
});
