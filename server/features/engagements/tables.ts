import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { milestoneStatuses, movers } from '#contract/engagements/options.ts';
import type { SalesTerms } from '#contract/jobs/sales-terms.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { feeBearers } from '#contract/operators/fee-bearers.ts';
import type { MilestoneMove } from '#domain/engagements/moves.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { jobApplications } from '../applications/tables.ts';
import { locations } from '../catalogue/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../profiles/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

export const engagements = pgTable('engagements', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => jobApplications.id),
  jobId: uuid('job_id')
    .notNull()
    .references(() => jobs.id),
  repId: uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id),
  businessId: uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id),
  termsVersion: integer('terms_version').notNull().default(1),
  jobVersion: integer('job_version').notNull(),
  title: text('title').notNull(),
  tasks: text('tasks').notNull(),
  asksPictures: boolean('asks_pictures').notNull().default(false),
  asksCount: text('asks_count'),
  locationId: uuid('location_id')
    .notNull()
    .references(() => locations.id),
  locationAddress: text('location_address'),
  schedule: jsonb('schedule').$type<JobSchedule>(),
  startDate: date('start_date', { mode: 'string' }),
  payCents: cents('pay_cents'),
  feeBasisPoints: integer('fee_basis_points').notNull(),
  feeBearer: text('fee_bearer', { enum: feeBearers }).notNull(),
  /** What sales pay, as the job said when the rep was accepted. Null: nothing. */
  salesTerms: jsonb('sales_terms').$type<SalesTerms>(),
  /** When the business last disputed or voided a sale. */
  salesChangedAt: moment('sales_changed_at'),
  acceptedAt: moment('accepted_at').notNull(),
  agreedAt: moment('agreed_at'),
});

export type EngagementRow = typeof engagements.$inferSelect;

export const milestones = pgTable('milestones', {
  id: uuid('id').primaryKey(),
  engagementId: uuid('engagement_id')
    .notNull()
    .references(() => engagements.id),
  /** Same as the engagement's, copied by the database. */
  businessId: uuid('business_id')
    .notNull()
    .default(sql`null`)
    .references(() => businessProfiles.id),
  number: integer('number').notNull(),
  days: date('days', { mode: 'string' }).array().notNull(),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  /** Of all its days together. */
  paidMinutes: integer('paid_minutes'),
  payCents: cents('pay_cents'),
  feeCents: cents('fee_cents'),
  status: text('status', { enum: milestoneStatuses }).notNull(),
  dueAt: moment('due_at'),
  /** When the side that has to act is reminded. Null: already reminded, or neither side has to act. */
  remindAt: moment('remind_at'),
  decideBy: moment('decide_by'),
  /** The first decision of a dispute, which both sides can appeal: the part of the pay that the rep gets. */
  ruledCents: bigint('ruled_cents', { mode: 'bigint' }),
  /** The admins who made it: one, or the proposer and the approver. */
  ruledBy: uuid('ruled_by').array().notNull().default([]),
  /** The sides that accepted it. */
  acceptedBy: text('accepted_by', { enum: ['rep', 'business'] })
    .array()
    .notNull()
    .default([]),
  appealedAt: moment('appealed_at'),
  waitingSince: moment('waiting_since'),
  changesRequested: integer('changes_requested').notNull().default(0),
  disputedFrom: text('disputed_from', { enum: milestoneStatuses }),
  spoke: text('spoke', { enum: ['rep', 'business'] })
    .array()
    .notNull()
    .default([]),
  fundedCents: cents('funded_cents').default(0n),
  heldCents: cents('held_cents').default(0n),
  repCents: cents('rep_cents').default(0n),
  platformCents: cents('platform_cents').default(0n),
  backCents: cents('back_cents').default(0n),
  /** When the payment that funded it was charged back. */
  chargedBackAt: moment('charged_back_at'),
  /** The part of the rep's pay that had left the wallet by then: the platform's loss. */
  goneCents: cents('gone_cents').default(0n),
});

export type MilestoneRow = typeof milestones.$inferSelect;

export const milestoneSteps = pgTable('milestone_steps', {
  id: uuid('id').primaryKey(),
  milestoneId: uuid('milestone_id')
    .notNull()
    .references(() => milestones.id),
  move: text('move').$type<MilestoneMove>().notNull(),
  by: text('by', { enum: movers }).notNull(),
  status: text('status', { enum: milestoneStatuses }).notNull(),
  note: text('note'),
  /** In a dispute: the part of the pay that this side proposes for the rep. */
  proposedCents: bigint('proposed_cents', { mode: 'bigint' }),
  createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
});

const ofBothSides = 'what was agreed and done is the record of both sides, and names no one once they are gone';

personal(engagements, {
  of: 'repId businessId',
  stays: ofBothSides,
  exported: {
    by: 'exportEngagements',
    columns:
      'id applicationId jobId termsVersion title tasks asksPictures asksCount locationId locationAddress schedule startDate payCents feeBasisPoints feeBearer salesTerms acceptedAt agreedAt',
  },
  hidden: 'repId businessId jobVersion salesChangedAt',
});

personal(milestones, {
  of: 'engagementId',
  stays: ofBothSides,
  exported: {
    by: 'exportEngagements',
    columns:
      'id number days startsAt endsAt paidMinutes payCents feeCents status dueAt decideBy changesRequested ruledCents acceptedBy appealedAt fundedCents heldCents repCents platformCents backCents',
  },
  hidden: 'engagementId businessId remindAt ruledBy waitingSince disputedFrom spoke chargedBackAt goneCents',
});

personal(milestoneSteps, {
  of: 'milestoneId',
  stays: ofBothSides,
  exported: { by: 'exportEngagements', columns: 'move by status note proposedCents createdAt:at' },
  hidden: 'id milestoneId',
});
