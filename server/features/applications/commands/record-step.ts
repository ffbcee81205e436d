import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { applicationSteps } from '../tables.ts';

export interface ApplicationChange {
  readonly applicationId: string;
  readonly jobId: string;
  readonly repId: string;
  readonly businessId: string;
  readonly status: ApplicationStatus;
  /** Of an acceptance: the id of its gig, where the rep read the terms before. */
  readonly engagementId?: string;
  /** Of an acceptance for the rest of a day that has begun: when the rep arrives. */
  readonly arrivesAt?: string;
}

/** Emitted when an application is made, moved, decided or withdrawn. */
export const applicationChanged = eventKind<ApplicationChange>('application.changed');

const insertStep = prepared('application_steps_insert', (db, name) =>
  db
    .insert(applicationSteps)
    .values({
      id: sql.placeholder('id'),
      applicationId: sql.placeholder('applicationId'),
      status: sql.placeholder('status'),
      note: sql.placeholder('note'),
      byUserId: sql.placeholder('byUserId'),
      // Not now(), which is the start of the transaction: it may have waited for the step before.
      createdAt: sql`clock_timestamp()`,
    })
    .prepare(name),
);

export function recordStep(
  tx: Tx,
  step: { applicationId: string; status: ApplicationStatus; note: string | null; byUserId: string | null },
): void {
  tx.inPassing(insertStep(tx.db).execute({ id: uuidv7(), ...step }));
}

interface Steps {
  readonly applicationIds: readonly string[];
  readonly status: ApplicationStatus;
  readonly note: string | null;
  readonly byUserId: string;
}

/** Records the same step of many applications. */
export async function recordSteps(tx: Tx, { applicationIds, status, note, byUserId }: Steps): Promise<void> {
  const ids = applicationIds.map(() => uuidv7());
  await tx.db.execute(sql`
    insert into application_steps (id, application_id, status, note, by_user_id, created_at)
    select id, application_id, ${status}, ${note}, ${byUserId}::uuid, clock_timestamp()
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(applicationIds)}::uuid[]) as given (id, application_id)`);
}
