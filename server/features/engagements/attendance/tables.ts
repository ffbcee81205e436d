import { bigint, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { HandInInput } from '#contract/engagements/attendance.ts';
import { attendanceKinds } from '#contract/engagements/options.ts';
import { moment } from '#server/platform/db/columns.ts';
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

export const handIns = pgTable('hand_ins', {
  id: uuid('id').primaryKey(),
  milestoneId: milestoneId(),
  lines: jsonb('lines').$type<HandInInput['lines']>().notNull(),
  sold: integer('sold'),
  createdAt: moment('created_at').notNull(),
});

/** Shown before the work is handed in, and part of each hand-in from then on. */
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
