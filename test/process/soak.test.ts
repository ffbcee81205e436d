import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeScratchFolder } from '#test/support/scratch.ts';
import { fridayMix } from '../../bench/day/actions.ts';
import { runSoak } from '../../bench/soak/run-soak.ts';

test('the soak finds nothing lost or doubled after a few kills, and finds what is then spoilt', {
  timeout: 600_000,
}, async () => {
  const folder = await makeScratchFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { traces, queue, noticesSpoilt, isSound } = await runSoak({
    folder,
    kills: 6,
    seed: 1,
    rate: 10,
    // Each kind of write within a minute.
    mix: { ...fridayMix, browse: 10, payment: 90, 'check-in': 100 },
    market: { businesses: 20, reps: 300, jobs: 800, applications: 300, hires: 300 },
    reps: 13,
    lateMs: 2000,
    say: () => {},
  });
  expect({ traces, queue, noticesSpoilt, isSound }).toMatchObject({ noticesSpoilt: true, isSound: true });
  expect(traces.writes.message.acknowledged).toBeGreaterThan(1);
});
