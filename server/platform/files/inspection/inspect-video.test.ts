import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeWebm } from '#test/support/sample-files/videos.ts';
import { measureVideo } from './inspect-video.ts';

async function measure(content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'thengisa-video-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'video');
  await writeFile(path, content);
  return measureVideo(path, 'webm');
}

test('a WebM that declares its duration is as long as it says, or as its last picture', async () => {
  expect(await measure(makeWebm({ declared: 13_000 }))).toBe(13);
  expect(await measure(makeWebm({ declared: 5000 }))).toBe(12);
});

test('a duration that is no number is damaged', async () => {
  await expect(measure(makeWebm({ declared: Number.NaN }))).rejects.toMatchObject({ code: 'file.damaged' });
});
