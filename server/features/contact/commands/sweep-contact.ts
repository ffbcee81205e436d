import { lt, sql } from 'drizzle-orm';
import { contactRetentionMonths } from '#contract/contact/contact.ts';
import { leadRetentionMonths } from '#contract/contact/leads.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { contactMessages, leads } from '../tables.ts';

const monthsAgo = (months: number) => sql`now() - make_interval(months => ${months})`;

/** Deletes enquiries and leads past the retention period that we state. */
export async function sweepContact({ db }: Tx): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, monthsAgo(contactRetentionMonths)));
  await db.delete(leads).where(lt(leads.consentedAt, monthsAgo(leadRetentionMonths)));
}
