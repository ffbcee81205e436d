import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { jobs } from '../tables.ts';

/** What sales pay reps who are hired from now on. */
export const jobSalesTerms = pgTable('job_sales_terms', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  terms: jsonb('terms').$type<SalesTermsInput>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

personal(jobSalesTerms, {
  of: 'jobId',
  erased: 'rows',
  exported: { at: 'salesTerms', columns: 'jobId terms updatedAt', by: 'jobId' },
});
