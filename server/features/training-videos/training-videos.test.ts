import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { mostTrainingVideos } from '#contract/training-videos/refusals.ts';
import { trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { expectRefusal } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { addVideo, videoDraft } from '#test/support/training-videos.ts';

const app = await openTestApp({ work: false });
const other = await signUpBusiness(app);
let business: Person;
beforeEach(async () => {
  // These tests need neither the agreement nor the vetting.
  business = await signUpBusiness(app, {}, { vetted: false });
});

const list = async (who: Person, query: { jobId?: string; cursor?: string | undefined } = {}) =>
  who.call(trainingVideosApi.list, { query });

describe('the videos of a business', () => {
  test('are added, active immediately, and listed newest first', async () => {
    const first = await addVideo(business);
    expect(first).toMatchObject({ ...draftShown, source: 'YouTube', job: null, isActive: true, version: 1 });
    const second = await addVideo(business, { videoUrl: 'vimeo.com/76979871', description: ' ' });
    expect(second).toMatchObject({ videoUrl: 'https://vimeo.com/76979871', source: 'Vimeo', description: null });
    const third = await addVideo(business, { videoUrl: 'https://youtube.com.evil.example/watch' });
    expect(third.source).toBe('Direct Link');
    expect(await list(business)).toEqual({ items: [third, second, first], nextCursor: null });
  });

  const { jobId: _assignment, ...draftShown } = videoDraft();

  test('are listed page by page, and by their assignment', async () => {
    const vetted = await signUpBusiness(app);
    const { id: jobId, title } = await postJob(vetted);
    const ids: string[] = [];
    for (let turn = 0; turn < 23; turn++) ids.push((await addVideo(vetted, { jobId: turn % 23 ? 'all' : jobId })).id);
    const first = await list(vetted);
    const second = await list(vetted, { cursor: first.nextCursor ?? undefined });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.nextCursor).toBeNull();
    expect((await list(vetted, { jobId })).items).toMatchObject([{ id: ids[0], job: { id: jobId, title } }]);
    const forAll = await list(vetted, { jobId: 'all' });
    const rest = await list(vetted, { jobId: 'all', cursor: forAll.nextCursor ?? undefined });
    expect([...forAll.items, ...rest.items].map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
    await expectRefusal(list(vetted, { cursor: 'nonsense' }), 'request.bad_cursor');
  });

  test('are edited, deactivated, activated and deleted', async () => {
    const video = await addVideo(business);
    const params = { videoId: video.id };
    const changes = { title: 'How we say goodbye', description: null, videoUrl: 'https://example.co.za/bye.mp4' };
    const edited = await business.call(trainingVideosApi.edit, {
      params,
      body: { ...videoDraft(changes), version: 1 },
    });
    expect(edited).toEqual({ ...video, ...changes, source: 'Direct Link', version: 2 });
    for (let turn = 0; turn < 2; turn++)
      expect(await business.call(trainingVideosApi.deactivate, { params })).toEqual({ ...edited, isActive: false });
    for (let turn = 0; turn < 2; turn++)
      expect(await business.call(trainingVideosApi.activate, { params })).toEqual(edited);
    await business.call(trainingVideosApi.remove, { params });
    expect((await list(business)).items).toEqual([]);
    const gone = { params, body: { ...videoDraft(), version: 2 } };
    await expectRefusal(business.call(trainingVideosApi.remove, { params }), 'training_video.not_found');
    await expectRefusal(business.call(trainingVideosApi.edit, gone), 'training_video.not_found');
    await expectRefusal(business.call(trainingVideosApi.activate, { params }), 'training_video.not_found');
    await expectRefusal(business.call(trainingVideosApi.deactivate, { params }), 'training_video.not_found');
  });

  test('aren’t overwritten after someone else’s edit; repeating an edit changes nothing', async () => {
    const { id: videoId } = await addVideo(business);
    const edit = (title: string) =>
      business.call(trainingVideosApi.edit, { params: { videoId }, body: { ...videoDraft({ title }), version: 1 } });
    expect(await edit('Theirs')).toMatchObject({ version: 2 });
    await expectRefusal(edit('Mine'), 'training_video.changed');
    expect(await edit('Theirs')).toMatchObject({ title: 'Theirs', version: 2 });
  });

  test('are not visible or editable for another business', async () => {
    const video = await addVideo(business);
    const params = { videoId: video.id };
    expect((await list(other)).items).toEqual([]);
    const body = videoDraft({ title: 'Mine now' });
    // Nor does a wrong version reveal that there is one.
    for (const version of [1, 9])
      await expectRefusal(
        other.call(trainingVideosApi.edit, { params, body: { ...body, version } }),
        'training_video.not_found',
      );
    await expectRefusal(other.call(trainingVideosApi.activate, { params }), 'training_video.not_found');
    await expectRefusal(other.call(trainingVideosApi.deactivate, { params }), 'training_video.not_found');
    await expectRefusal(other.call(trainingVideosApi.remove, { params }), 'training_video.not_found');
    await expectRefusal(addVideo(await signUpRep(app)), 'role.business_required');
    expect((await list(business)).items).toEqual([video]);
  });

  test('are for a job of that business, of any status, and of no other', async () => {
    const [theirs, own] = [await postJob(other), await postJob(await makeVetted())];
    const problem = await expectRefusal(addVideo(business, { jobId: theirs.id }), 'training_video.job_unknown');
    expect(problem.errors).toEqual([{ field: 'jobId', message: expect.any(String) }]);
    await expectRefusal(addVideo(business, { jobId: randomUUID() }), 'training_video.job_unknown');
    await app.database.pool.query(`update jobs set status = 'filled', closed_at = now() where id = $1`, [own.id]);
    const video = await addVideo(business, { jobId: own.id });
    expect(video.job).toEqual({ id: own.id, title: own.title });
    const edit = { params: { videoId: video.id }, body: { ...videoDraft({ jobId: theirs.id }), version: 1 } };
    await expectRefusal(business.call(trainingVideosApi.edit, edit), 'training_video.job_unknown');
    const { items } = await business.call(trainingVideosApi.jobs, {});
    expect(items).toEqual([{ id: own.id, title: own.title, status: 'filled', createdAt: own.createdAt }]);
    // Filtering by another business's job finds nothing.
    expect((await list(business, { jobId: theirs.id })).items).toEqual([]);
  });

  async function makeVetted(): Promise<Person> {
    business = await signUpBusiness(app);
    return business;
  }

  test('are limited in number', async () => {
    const { id } = await addVideo(business);
    await app.database.pool.query(
      `insert into business_training_videos (id, business_id, title, video_url)
       select gen_random_uuid(), business_id, title, video_url from business_training_videos, generate_series(2, $2)
       where id = $1`,
      [id, mostTrainingVideos],
    );
    await expectRefusal(addVideo(business), 'training_video.too_many');
    await business.call(trainingVideosApi.remove, { params: { videoId: id } });
    await addVideo(business);
  });

  test('sent twice under one key are added once', async () => {
    const key = randomUUID();
    const video = await addVideo(business, {}, key);
    expect(await addVideo(business, {}, key)).toEqual(video);
    await expectRefusal(addVideo(business, { title: 'Another' }, key), 'request.key_reused');
    expect((await list(business)).items).toEqual([video]);
  });
});

describe('what is missing', () => {
  test.each([
    [{ title: ' ' }, ['title']],
    [{ title: null }, ['title']],
    [{ videoUrl: '' }, ['videoUrl']],
    [{ videoUrl: undefined, title: undefined, jobId: undefined }, ['title', 'videoUrl', 'jobId']],
  ])('is named in the specified words: %o', async (changes, fields) => {
    const problem = await expectRefusal(addVideo(business, changes as never), 'training_video.missing_information');
    expect(problem).toMatchObject({
      title: 'Missing information',
      detail: 'Please fill in the title and video URL.',
      errors: fields.map((field) => ({ field })),
    });
  });

  test.each([null, undefined])('is the assignment: %o', async (jobId) => {
    const body = { ...videoDraft(), jobId };
    const adding = business.call(trainingVideosApi.add, { body });
    expect(await expectRefusal(adding, 'training_video.assignment_required')).toMatchObject({
      title: 'Assignment required',
      detail: 'Please select a job or assign to all new hires.',
      errors: [{ field: 'jobId' }],
    });
  });

  test('is refused in an edit as well', async () => {
    const { id: videoId } = await addVideo(business);
    const body = { ...videoDraft({ title: '' }), version: 1 };
    const editing = business.call(trainingVideosApi.edit, { params: { videoId }, body });
    await expectRefusal(editing, 'training_video.missing_information');
  });
});

test.each([
  { videoUrl: 'http://example.co.za/video.mp4' },
  { videoUrl: 'javascript:alert(1)' },
  { videoUrl: 'data:text/html,<script>alert(1)</script>' },
  { videoUrl: 'https://user:secret@example.co.za/video.mp4' },
  { videoUrl: 'https://youtube.com@evil.example/watch' },
  { videoUrl: 'https://localhost/video.mp4' },
  { videoUrl: 'https://127.0.0.1/video.mp4' },
  { videoUrl: `https://example.co.za/${'x'.repeat(1000)}` },
  { videoUrl: 'my video' },
  { videoUrl: 7 },
  { title: 'x'.repeat(121) },
  { title: 'Two\nlines' },
  { description: 'x'.repeat(1001) },
  { jobId: 'some' },
  { jobId: 7 },
])('%o is refused with an error at its field', async (changes) => {
  const problem = await expectRefusal(addVideo(business, changes as never), 'request.invalid');
  expect(problem.errors?.map(({ field }) => field)).toEqual(Object.keys(changes));
});
