import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';

const repId = () =>
  uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id, { onDelete: 'cascade' });

/** Of the business, for itself alone. */
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
