import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Parsed } from '#contract/endpoint.ts';
import type { jobModerationApi, TakeDown } from '#contract/jobs/moderation.ts';
import { answersToTakeDown } from '#contract/jobs/moderation-options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { lockOwnJob } from '../../commands/lock-job.ts';
import { findOpenTakeDown, showTakeDown } from '../queries/find-take-down.ts';
import { jobAnswers } from '../tables.ts';
import { openCase } from './open-case.ts';

type Answering = Parsed<typeof jobModerationApi.answer>['body'] & { readonly jobId: string };

/** Adds the answer of the business to the case of the job. */
export async function answerTakeDown(
  tx: Tx,
  actor: BusinessActor,
  { jobId, text, asksBack }: Answering,
): Promise<TakeDown> {
  const job = await lockOwnJob(tx.db, actor.businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  const down = await findOpenTakeDown(tx.db, jobId);
  if (!down) throw new Refusal('job.not_taken_down');
  const given = await tx.db.$count(jobAnswers, eq(jobAnswers.takeDownId, down.id));
  if (given >= answersToTakeDown) throw new Refusal('job_answer.used_up');
  const caseId = await openCase(tx, jobId);
  await tx.db
    .insert(jobAnswers)
    .values({ id: uuidv7(), takeDownId: down.id, caseId, version: job.version, text, asksBack, createdAt: now() });
  return showTakeDown(tx.db, actor, jobId);
}
