import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { emptyPlaceChoices, rehireInvitationStatuses } from '#contract/trust/rehire-options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';

const jobId = () =>
  uuid('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' });

/** One act of a business that invites reps who worked for it to a job. */
export const rehires = pgTable('rehires', {
  id: uuid('id').primaryKey(),
  businessId: uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
  jobId: jobId(),
  emptyPlaces: text('empty_places', { enum: emptyPlaceChoices }).notNull(),
  answerBy: moment('answer_by').notNull(),
  sentAt: moment('sent_at').notNull(),
  /** No invitation is open any more, and what is left empty is offered as the business chose. */
  settledAt: moment('settled_at'),
});

export type RehireRow = typeof rehires.$inferSelect;

export const rehireInvitations = pgTable('rehire_invitations', {
  id: uuid('id').primaryKey(),
  rehireId: uuid('rehire_id')
    .notNull()
    .references(() => rehires.id, { onDelete: 'cascade' }),
  jobId: jobId(),
  repId: uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id, { onDelete: 'cascade' }),
  status: text('status', { enum: rehireInvitationStatuses }).notNull(),
  answeredAt: moment('answered_at'),
});

personal(rehires, {
  of: 'businessId',
  stays: 'what was asked of reps is part of the record of both sides',
  exported: { at: 'rehires', columns: 'jobId emptyPlaces answerBy sentAt settledAt', by: 'sentAt id' },
  hidden: 'id businessId',
});

personal(rehireInvitations, {
  of: 'repId',
  stays: 'what was asked and answered is part of the record of the business',
  exported: {
    ...{ at: 'rehireInvitations', by: 'id' },
    columns: 'jobId status answeredAt',
    also: () => ({ jobTitle: named(jobs.title, rehireInvitations.jobId) }),
  },
  hidden: 'id rehireId repId',
});
