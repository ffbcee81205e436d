import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { deadlineOf } from '#domain/engagements/deadlines.ts';
import { workToCome } from '#domain/engagements/milestones.ts';
import { remindAt } from '#domain/engagements/reminders.ts';
import { type Scheduled, workingDays } from '#domain/jobs/job-schedule.ts';
import { restOfWork } from '#domain/standby/rest-of-shift.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { ApplicationChange } from '../../applications/commands/record-step.ts';
import { findSalesTerms } from '../../jobs/sales-terms/queries.ts';
import { type JobRow, jobs } from '../../jobs/tables.ts';
import { readSettingsNow } from '../../operators/queries/read-settings.ts';
import { type EngagementRow, engagements, type MilestoneRow, milestones } from '../tables.ts';
import { writeTerms } from '../terms/commands/write-terms.ts';
import { planWork, type Terms } from './plan-work.ts';

/** Emitted when a rep is accepted and has terms to agree to. */
export const engagementOpened = eventKind<{ readonly engagementId: string }>('engagement.opened');

type NewMilestone = typeof milestones.$inferInsert;

/** Creates engagements for accepted reps, at the terms that the job has at that moment. */
export async function openEngagements(tx: Tx, changes: readonly ApplicationChange[]): Promise<void> {
  const accepted = await withoutWork(
    tx,
    changes.filter(({ status }) => status === 'accepted'),
  );
  if (accepted.length === 0) return;
  const { gigsPaidHere, feeBasisPoints, feeBearer } = await readSettingsNow(tx.db);
  if (!gigsPaidHere) return;
  const found = await tx.db
    .select()
    .from(jobs)
    .where(
      inArray(
        jobs.id,
        accepted.map(({ jobId }) => jobId),
      ),
    );
  const byId = new Map(found.map((job) => [job.id, job]));
  const salesTerms = await findSalesTerms(tx.db, [...byId.keys()]);
  const acceptedAt = now();
  const planned = accepted.flatMap(
    ({ applicationId, jobId, repId, businessId, engagementId = uuidv7(), arrivesAt }) => {
      const job = byId.get(jobId);
      const ids = { id: engagementId, applicationId, jobId, repId, businessId };
      const terms = { feeBasisPoints, feeBearer, salesTerms: salesTerms.get(jobId) ?? null };
      const restFrom = arrivesAt === undefined ? null : new Date(arrivesAt);
      const engagement = job && planEngagement(job, ids, terms, { acceptedAt, restFrom });
      return engagement ? [{ engagement, milestones: milestonesOf(engagement, acceptedAt) }] : [];
    },
  );
  if (planned.length === 0) return;
  await tx.db.insert(engagements).values(planned.map(({ engagement }) => engagement));
  await tx.db.insert(milestones).values(planned.flatMap(({ milestones: own }) => own));
  await writeTerms(
    tx,
    planned.map(({ engagement }) => ({ stated: engagement, version: 1, status: 'in_force', madeAt: acceptedAt })),
  );
  await tx.emitAll(
    engagementOpened,
    planned.map(({ engagement }) => ({ engagementId: engagement.id })),
  );
}

type Ids = Pick<EngagementRow, 'id' | 'applicationId' | 'jobId' | 'repId' | 'businessId'>;

interface When {
  readonly acceptedAt: Date;
  /** The arrival of a rep who comes in for the rest of the last day. Null: for the days to come. */
  readonly restFrom: Date | null;
}

/** The engagement of a rep who is accepted at that moment, at the job's terms for the days to come, or the rest of the last. Null: all of them have begun. */
export function planEngagement(
  job: JobRow,
  ids: Ids,
  terms: Pick<EngagementRow, 'feeBasisPoints' | 'feeBearer' | 'salesTerms'>,
  { acceptedAt, restFrom }: When,
) {
  const { compensationCents } = job;
  const part = restFrom ? restOfWork(job, compensationCents, restFrom) : daysToCome(job, compensationCents, acceptedAt);
  if (!part) return null;
  const { title, description: tasks, locationId, locationAddress, startDate, asksPictures, asksCount } = job;
  const { schedule, payCents } = part;
  return {
    ...ids,
    ...terms,
    ...{ title, tasks, locationId, locationAddress, schedule, startDate, asksPictures, asksCount },
    ...{ jobVersion: job.version, acceptedAt },
    // The most for sales is held with the pay.
    payCents: BigInt(payCents) + BigInt(terms.salesTerms?.mostCents ?? 0),
  };
}

function daysToCome(job: Scheduled, cents: number, acceptedAt: Date) {
  const toCome = workToCome(job, cents, acceptedAt);
  return toCome && { schedule: scheduleOf(job, toCome.days), payCents: toCome.payCents };
}

/** The schedule to agree to. A rep who is accepted after the first day agrees to the remaining days only. */
function scheduleOf(job: Scheduled, days: readonly string[]): JobSchedule | null {
  const { schedule } = job;
  if (schedule === null || days.length === workingDays(job).length) return schedule;
  const { from, to, breakMinutes, travelMinutes, transportHome } = schedule;
  return { kind: 'days', dates: [...days], from, to, breakMinutes, travelMinutes, transportHome };
}

/** Leaves out applications that already have an engagement: theirs goes on after an undone decision. */
async function withoutWork(tx: Tx, changes: readonly ApplicationChange[]): Promise<readonly ApplicationChange[]> {
  if (changes.length === 0) return changes;
  const rows = await tx.db
    .select({ applicationId: engagements.applicationId })
    .from(engagements)
    .where(
      inArray(
        engagements.applicationId,
        changes.map(({ applicationId }) => applicationId),
      ),
    );
  return changes.filter((one) => rows.every(({ applicationId }) => applicationId !== one.applicationId));
}

/** The milestones of an engagement at these terms, before the rep has agreed. */
export function milestonesOf(terms: Terms, since: Date): (NewMilestone & Pick<MilestoneRow, 'id'>)[] {
  const planned = planWork(terms);
  // All milestones are agreed to together.
  const dueAt = deadlineOf('agree', since, { number: 1, start: planned[0]?.startsAt ?? null, end: null });
  return planned.map((one, index) => ({
    id: uuidv7(),
    engagementId: terms.id,
    ...one,
    status: 'accepted' as const,
    dueAt,
    // Only the first milestone has a reminder: it covers all of them.
    remindAt: index === 0 ? remindAt('agree', since, dueAt) : null,
  }));
}
