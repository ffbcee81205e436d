import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { runTask } from './run-task.ts';
import { type TaskContext, task } from './task.ts';

const job = {
  id: '0198a5e0-0000-7000-8000-000000000001',
  name: 'test.mail',
  data: { to: 'thandi@example.co.za' },
  retryCount: 2,
  expireInSeconds: 900,
  heartbeatSeconds: null,
  signal: new AbortController().signal,
};

async function logOf(error: unknown): Promise<string> {
  let lines = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk;
      done();
    },
  });
  const failing = task({ name: 'test.mail', retryLimit: 3, retryDelaySeconds: 1, retryBackoff: false }, async () => {
    throw error;
  });
  await runTask(failing, {} as TaskContext, [job], pino(sink));
  return lines;
}

test('a failure is logged with its task, job, attempt, code and place, and never with its data', async () => {
  const cause = Object.assign(new Error('Key (email)=(thandi@example.co.za) already exists'), { code: '23505' });
  const error = Object.assign(new Error('550 <thandi@example.co.za> unknown', { cause }), { code: 'EENVELOPE' });
  const line = await logOf(error);

  expect(JSON.parse(line)).toMatchObject({
    task: 'test.mail',
    jobId: job.id,
    attempt: 3,
    failure: { name: 'Error', code: 'EENVELOPE', cause: { code: '23505' } },
  });
  expect(line).toContain('run-task.test.ts');
  expect(line).not.toContain('thandi');
});

test('something that is not an error is logged without its content', async () => {
  expect(await logOf('thandi@example.co.za is gone')).not.toContain('thandi');
});
