import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ApplicationStatus } from '#contract/application-options.ts';
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
}

/** An application was made, moved on, decided or withdrawn. */
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
      // Not now(), the start of the transaction: that may have waited for the one before it.
      createdAt: sql`clock_timestamp()`,
    })
    .prepare(name),
);

export async function recordStep(
  tx: Tx,
  step: { applicationId: string; status: ApplicationStatus; note: string | null; byUserId: string },
): Promise<void> {
  await insertStep(tx.db).execute({ id: uuidv7(), ...step });
}
