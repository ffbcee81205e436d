import { bigint, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SubmitHoursInput } from '#contract/engagements/attendance.ts';
import { attendanceKinds } from '#contract/engagements/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { storedFiles } from '../../files/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { milestones } from '../tables.ts';

const milestoneId = () =>
  uuid('milestone_id')
    .notNull()
    .references(() => milestones.id);

export const attendances = pgTable('attendances', {
  id: uuid('id').primaryKey(),
  milestoneId: milestoneId(),
  kind: text('kind', { enum: attendanceKinds }).notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  at: moment('at').notNull(),
  receivedAt: moment('received_at').notNull(),
  clockAheadMs: bigint('clock_ahead_ms', { mode: 'number' }).notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  pictureId: uuid('picture_id').references(() => storedFiles.id),
});

/** How often the code of a job's day was replaced, and the wrong tries since. A day without a row has had no wrong try. */
export const dayCodes = pgTable(
  'day_codes',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    day: date('day', { mode: 'string' }).notNull(),
    version: integer('version').notNull().default(0),
    wrongTries: integer('wrong_tries').notNull().default(0),
  },
  ({ jobId, day }) => [primaryKey({ columns: [jobId, day] })],
);

export const hoursSubmissions = pgTable('hand_ins', {
  id: uuid('id').primaryKey(),
  milestoneId: milestoneId(),
  lines: jsonb('lines').$type<SubmitHoursInput['lines']>().notNull(),
  sold: integer('sold'),
  createdAt: moment('created_at').notNull(),
});

/** Pictures added before hours are submitted. Each later submission includes them. */
export const workPictures = pgTable(
  'work_pictures',
  {
    milestoneId: milestoneId(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    createdAt: moment('created_at').notNull(),
  },
  ({ milestoneId, fileId }) => [primaryKey({ columns: [milestoneId, fileId] })],
);

const ofBothSides = 'what was done is the record of both sides';

personal(attendances, {
  of: 'milestoneId.engagementId.repId',
  // The record stays, without location and picture.
  erased: { blank: 'latitude longitude pictureId' },
  kept: 'id milestoneId kind day at receivedAt clockAheadMs',
  exported: {
    by: 'exportEngagements',
    columns: 'milestoneId kind day at receivedAt clockAheadMs latitude longitude pictureId',
  },
  hidden: 'id',
});

personal(hoursSubmissions, {
  of: 'milestoneId',
  stays: ofBothSides,
  exported: { by: 'exportEngagements', columns: 'milestoneId lines sold createdAt:at' },
  hidden: 'id',
});

personal(workPictures, {
  // Deleted with their owner.
  ...{ of: 'fileId', erased: 'rows' },
  exported: { by: 'exportEngagements', columns: 'milestoneId fileId createdAt:at' },
  hidden: '',
});
impersonal('they count wrong check-in codes by job and day, and name no one', dayCodes);
