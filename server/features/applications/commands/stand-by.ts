import { eq } from 'drizzle-orm';
import { refuseAction } from '#domain/applications/application-lifecycle.ts';
import { mayStandByUntil } from '#domain/applications/standby.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import type { RepApplicationRow } from '../present.ts';
import { findOwnApplication } from '../queries/track-applications.ts';
import { jobApplications } from '../tables.ts';
import { lockApplication } from './lock-application.ts';

interface Standby {
  readonly applicationId: string;
  /** Null: no longer. */
  readonly until: Date | null;
}

/** Says until when the rep stands by for a place on the job they applied for. Only an undecided application can stand by. */
export async function standBy(tx: Tx, actor: RepActor, { applicationId, until }: Standby): Promise<RepApplicationRow> {
  const { jobId, status } = await lockApplication(tx, { repId: actor.repId }, applicationId);
  if (until !== null) {
    if (refuseAction('accept', status)) throw new Refusal('application.already_decided');
    const [job] = await tx.db
      .select({ schedule: jobs.schedule, startDate: jobs.startDate })
      .from(jobs)
      .where(eq(jobs.id, jobId));
    if (!job || !mayStandByUntil(until, job, now())) throw new Refusal('application.standby_time');
  }
  await tx.db.update(jobApplications).set({ standbyUntil: until }).where(eq(jobApplications.id, applicationId));
  return findOwnApplication(tx.db, actor, applicationId);
}
