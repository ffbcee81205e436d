import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { startPulse } from './pulse.ts';
import type { TaskContext } from './task.ts';

const start = (run: (signal: AbortSignal) => Promise<void>) =>
  startPulse(
    { name: 'test', everyMs: 1, run: (_context, signal) => run(signal) },
    {} as TaskContext,
    createLog('silent'),
  );

test('a pulse repeats, also after a failure, one run at a time, until stopped', async () => {
  let [turns, underway, most] = [0, 0, 0];
  const end = start(async () => {
    most = Math.max(most, ++underway);
    await new Promise((resolve) => setTimeout(resolve));
    underway--;
    if (turns++ === 1) throw new Error('The database is away');
  });
  await vi.waitFor(() => expect(turns).toBeGreaterThan(4), { timeout: 20_000 });
  await end();
  const done = turns;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([turns, most, underway]).toEqual([done, 1, 0]);
});

test('stopping waits for the run under way, and aborts it', async () => {
  const told = Promise.withResolvers<void>();
  let isDone = false;
  const end = start(async (signal) => {
    signal.addEventListener('abort', () => told.resolve());
    await told.promise;
    isDone = true;
  });
  await end();
  expect(isDone).toBe(true);
});
