import { lt, sql } from 'drizzle-orm';
import { contactRetentionMonths } from '#contract/contact/contact.ts';
import { leadRetentionMonths } from '#contract/contact/leads.ts';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { contactMessages, leads } from '../tables.ts';

const monthsAgo = (months: number) => sql`now() - make_interval(months => ${months})`;

/** Deletes enquiries and leads past the retention period that we state. */
export async function sweepContact({ db }: Pick<TaskContext, 'db'>, signal: AbortSignal): Promise<void> {
  await deleteInBatches(db, signal, contactMessages, lt(contactMessages.createdAt, monthsAgo(contactRetentionMonths)));
  await deleteInBatches(db, signal, leads, lt(leads.consentedAt, monthsAgo(leadRetentionMonths)));
}
