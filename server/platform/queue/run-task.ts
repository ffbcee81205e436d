import type { Job, JobResult } from 'pg-boss';
import type { Logger } from '../log.ts';
import { type AnyTask, type Attempt, PermanentFailure, type TaskContext } from './task.ts';

/** Works on one job and says how it ended; what went wrong is logged here and kept with the job. */
export async function runTask(task: AnyTask, context: TaskContext, job: Job<unknown>, log: Logger): Promise<JobResult> {
  const { id, retryCount, signal } = job;
  const about = { task: task.name, jobId: id, attempt: retryCount + 1 };
  const onAbort = () => log.error(about, 'task was abandoned: it took too long, or the process had to stop');
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const attempt: Attempt = { jobId: id, number: retryCount + 1, signal };
    await task.run(context, job.data as never, attempt);
    return { id, status: 'completed' };
  } catch (error) {
    const final = error instanceof PermanentFailure || retryCount >= task.retryLimit;
    const entry = { ...about, failure: describeFailure(error) };
    if (final) log.error(entry, 'task failed for good');
    else log.warn(entry, 'task failed and will be tried again');
    // Ends the job without the attempts it has left.
    return { id, status: error instanceof PermanentFailure ? 'deadletter' : 'failed', output: error };
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Names, codes and places alone: the message of a database or mail error repeats what people entered. */
function describeFailure(error: unknown): object {
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
