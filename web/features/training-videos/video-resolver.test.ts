import { expect, test } from 'vitest';
import { missingIn, videoResolver } from './video-resolver.ts';
import { blankVideo, type VideoValues } from './video-values.ts';

const whole: VideoValues = { title: ' Greeting ', description: '', videoUrl: 'youtu.be/abc', jobId: 'all' };

const resolve = (values: VideoValues) =>
  videoResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test('a whole video is passed on unchanged', async () => {
  expect(await resolve(whole)).toEqual({
    values: { title: 'Greeting', description: null, videoUrl: 'https://youtu.be/abc', jobId: 'all' },
    errors: {},
  });
});

test('all missing fields are named together, and the first gets the focus', async () => {
  const { errors } = await resolve(blankVideo);
  expect(Object.keys(errors)).toEqual(['title', 'videoUrl', 'jobId']);
  expect(missingIn(errors)).toBe('training_video.missing_information');
  expect(missingIn((await resolve({ ...whole, jobId: null })).errors)).toBe('training_video.assignment_required');
});

test('missing and invalid are distinguished', async () => {
  const { errors } = await resolve({ ...whole, title: ' ', videoUrl: 'http://example.co.za' });
  expect(errors).toMatchObject({
    title: { message: 'Title is required.' },
    videoUrl: { message: 'Enter a public web address that begins with https://.' },
  });
  expect(missingIn((await resolve({ ...whole, videoUrl: 'nonsense' })).errors)).toBeNull();
});
