import type { Tx } from '#server/platform/db/transaction.ts';
import { retryFailedJob } from '#server/platform/queue/failed-jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';

/** Retries a dead-lettered task. Idempotent. */
export async function retryTask(
  tx: Tx,
  actor: AdminActor,
  { taskId, task }: { readonly taskId: string; readonly task: string },
): Promise<{ outcome: 'tried again' | 'already' }> {
  const outcome = await retryFailedJob(tx, { id: taskId, task });
  if (outcome === null) throw new Refusal('task.not_found');
  if (outcome === 'tried again') await recordAct(tx, actor, 'task.retry', { type: 'task', id: taskId }, task);
  return { outcome };
}
