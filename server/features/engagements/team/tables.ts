import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';

const repId = () =>
  uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id, { onDelete: 'cascade' });

/** Favourites of a business, visible to it alone. */
export const favouriteReps = pgTable(
  'favourite_reps',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    repId: repId(),
    since: moment('since').notNull().defaultNow(),
  },
  ({ businessId, repId: rep }) => [primaryKey({ columns: [businessId, rep] })],
);

export const jobInvitations = pgTable(
  'job_invitations',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    repId: repId(),
    invitedAt: moment('invited_at').notNull().defaultNow(),
  },
  ({ jobId, repId: rep }) => [primaryKey({ columns: [jobId, rep] })],
);

// They are notes, and invitations that can no longer be accepted.
personal(favouriteReps, {
  ...{ of: 'businessId repId', erased: 'rows' },
  exported: {
    ...{ of: 'businessId', at: 'favouriteReps', by: 'since' },
    columns: 'since',
    also: () => ({ name: named(repProfiles.fullName, favouriteReps.repId) }),
  },
  hidden: 'businessId repId',
});

personal(jobInvitations, {
  ...{ of: 'repId', erased: 'rows' },
  exported: {
    ...{ of: 'repId jobId', at: 'jobInvitations', by: 'invitedAt' },
    columns: 'jobId invitedAt:at',
    also: () => ({
      jobTitle: named(jobs.title, jobInvitations.jobId),
      name: named(repProfiles.fullName, jobInvitations.repId),
    }),
  },
  hidden: 'repId',
});
