import { and, asc, eq, isNull } from 'drizzle-orm';
import type { TakeDown } from '#contract/jobs/moderation.ts';
import { answersToTakeDown } from '#contract/jobs/moderation-options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { findOwnJob } from '../../queries/own-jobs.ts';
import { jobAnswers, jobCases, jobTakeDowns } from '../tables.ts';

export async function findOpenTakeDown(db: Db, jobId: string) {
  const [down] = await db
    .select()
    .from(jobTakeDowns)
    .where(and(eq(jobTakeDowns.jobId, jobId), isNull(jobTakeDowns.putBackAt)));
  return down;
}

/** The take-down of the actor's job, with the reason and their answer. */
export async function showTakeDown(db: Db, actor: BusinessActor, jobId: string): Promise<TakeDown> {
  await findOwnJob(db, actor, jobId);
  const down = await findOpenTakeDown(db, jobId);
  if (!down) throw new Refusal('job.not_taken_down');
  const answers = await db
    .select({
      text: jobAnswers.text,
      asksBack: jobAnswers.asksBack,
      createdAt: jobAnswers.createdAt,
      decidedAt: jobCases.decidedAt,
    })
    .from(jobAnswers)
    .innerJoin(jobCases, eq(jobCases.id, jobAnswers.caseId))
    .where(eq(jobAnswers.takeDownId, down.id))
    .orderBy(asc(jobAnswers.createdAt), asc(jobAnswers.id));
  return {
    reason: down.reason,
    takenDownAt: down.takenDownAt.toISOString(),
    answers: answers.map(({ text, asksBack, createdAt }) => ({ text, asksBack, createdAt: createdAt.toISOString() })),
    waiting: answers.some(({ decidedAt }) => decidedAt === null),
    answersLeft: Math.max(0, answersToTakeDown - answers.length),
  };
}
