import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { postJob } from '#test/support/hiring.ts';
import { liveEvents } from '#test/support/live.ts';
import { listNews, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { addVideo, hire, videoDraft } from '#test/support/training-videos.ts';

const app = await openTestApp({ work: false });

const training = async (person: Person) =>
  (await listNews(app, person)).filter(({ kind }) => kind === 'training.added');
const signals = async (person: Person) => {
  await sendPendingNews(app);
  return (await liveEvents(app, person)).filter(({ type }) => type === 'training.changed').length;
};

async function hiredTwo() {
  const [business, rep, other, stranger] = [
    await signUpBusiness(app),
    await signUpRep(app),
    await signUpRep(app),
    await signUpRep(app),
  ];
  const [jobId, otherJobId] = [await hire(business, rep), await hire(business, other)];
  return { business, rep, other, stranger, jobId, otherJobId };
}

test('reps whom a new video is for are notified, and the training lists of all accepted reps refresh', async () => {
  const { business, rep, other, stranger, jobId } = await hiredTwo();
  const { job, ...video } = await addVideo(business, { jobId, title: 'How we greet shoppers' });
  expect(await training(rep)).toMatchObject([
    { videoId: video.id, title: 'How we greet shoppers', name: 'Ubuntu Foods', jobTitle: job?.title, portal: 'rep' },
  ]);
  expect(await training(other)).toEqual([]);
  expect([await signals(rep), await signals(other), await signals(stranger)]).toEqual([1, 1, 0]);
});

test('reps whom it is for later are notified then, and none twice', async () => {
  const { business, rep, other, jobId } = await hiredTwo();
  const { id: videoId, version } = await addVideo(business, { jobId });
  await training(rep);
  const params = { videoId };
  await business.call(trainingVideosApi.edit, { params, body: { ...videoDraft({ jobId: 'all' }), version } });
  expect([await training(rep), await training(other)].map(({ length }) => length)).toEqual([1, 1]);
  await business.call(trainingVideosApi.deactivate, { params });
  await business.call(trainingVideosApi.activate, { params });
  await business.call(trainingVideosApi.activate, { params });
  await business.call(trainingVideosApi.remove, { params });
  expect([await training(rep), await training(other)].map(({ length }) => length)).toEqual([1, 1]);
  // Added, edited, hidden, shown and deleted.
  expect(await signals(rep)).toBe(5);
});

test('a video that is deleted or hidden before the task runs is not notified of', async () => {
  const { business, rep } = await hiredTwo();
  const [gone, hidden] = [await addVideo(business), await addVideo(business)];
  await business.call(trainingVideosApi.remove, { params: { videoId: gone.id } });
  await business.call(trainingVideosApi.deactivate, { params: { videoId: hidden.id } });
  expect(await training(rep)).toEqual([]);
});

test('a deleted business is not named any more', async () => {
  const { business, rep } = await hiredTwo();
  await addVideo(business, { jobId: (await postJob(business)).id });
  await addVideo(business);
  expect(await training(rep)).toMatchObject([{ name: 'Ubuntu Foods' }]);
  await business.call(accountApi.close, { body: { password: business.password } });
  expect(await training(rep)).toMatchObject([{ name: 'Former business' }]);
});
