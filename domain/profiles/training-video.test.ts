import { expect, test } from 'vitest';
import { completeVideo } from './training-video.ts';

const video = { title: 'Induction', description: null, videoUrl: 'https://youtu.be/1', jobId: 'all' };

test('a video with title, address and assignment is complete, with a description or without', () => {
  expect(completeVideo(video)).toEqual(video);
  expect(completeVideo({ ...video, description: 'Ten minutes' })).toEqual({ ...video, description: 'Ten minutes' });
});

test.each([
  [{ title: null }, 'training_video.missing_information', ['title']],
  [{ videoUrl: null }, 'training_video.missing_information', ['videoUrl']],
  [{ title: null, videoUrl: null, jobId: null }, 'training_video.missing_information', ['title', 'videoUrl', 'jobId']],
  [{ jobId: null }, 'training_video.assignment_required', ['jobId']],
])('%o: %s', (changes, code, missing) => {
  const found = completeVideo({ ...video, ...changes });
  expect(found).toEqual({ code, missing });
});
