import type { Job, JobResult } from 'pg-boss';
import type { Logger } from '../log.ts';
import { type AnyTask, PermanentFailure, type TaskContext } from './task.ts';

/** Runs a job, or several that the task merges, and returns how each ended: all alike. Failures are logged here and stored with the jobs. */
export async function runTask(
  task: AnyTask,
  context: TaskContext,
  [first, ...more]: readonly [Job<unknown>, ...Job<unknown>[]],
  log: Logger,
): Promise<JobResult[]> {
  const { id: jobId, retryCount, signal } = first;
  const all = [first, ...more];
  const about = { task: task.name, jobId, attempt: retryCount + 1, ...(more.length > 0 && { jobs: all.length }) };
  const onAbort = () => log.error(about, 'task was abandoned: it took too long, or the process had to stop');
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const data = task.merge && more.length > 0 ? task.merge(all.map((job) => job.data as never)) : first.data;
    await task.run(context, data as never, { jobId, number: retryCount + 1, signal });
    return all.map(({ id }) => ({ id, status: 'completed' }));
  } catch (error) {
    const final = error instanceof PermanentFailure || retryCount >= task.retryLimit;
    const entry = { ...about, failure: describeFailure(error) };
    if (final) log.error(entry, 'task failed for good');
    else log.warn(entry, 'task failed and will be tried again');
    // Ends the job without its remaining attempts.
    const status = error instanceof PermanentFailure ? 'deadletter' : 'failed';
    return all.map(({ id }) => ({ id, status, output: error }));
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Names, codes and places alone: the message of a database or mail error repeats what people entered. */
export function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '', cause } = error;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    name,
    ...(code !== undefined && { code }),
    ...(responseCode !== undefined && { responseCode }),
    at: stack.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(cause instanceof Error && { cause: describeFailure(cause) }),
  };
}
