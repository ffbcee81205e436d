import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { standbyOfferStatuses, standbyPlaceStatuses } from '#contract/trust/standby-options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { jobApplications } from '../../applications/tables.ts';
import { engagements } from '../../engagements/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { rehires } from '../rehire/tables.ts';

/** The business's signature on the terms of work with reps on standby who accept a place on its job, as the job is when the place is offered. */
export const standbyOrders = pgTable('standby_orders', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  /** Places are offered without a click. */
  automatic: boolean('automatic').notNull(),
  typedName: text('typed_name').notNull(),
  sessionId: uuid('session_id').notNull(),
  address: text('address').notNull(),
  userAgent: text('user_agent'),
  signedAt: moment('signed_at').notNull(),
});

export type StandbyOrderRow = typeof standbyOrders.$inferSelect;

/** A place whose rep isn't coming, as it is offered to reps on standby. */
export const standbyPlaces = pgTable('standby_places', {
  id: uuid('id').primaryKey(),
  /** Of the rep who isn't coming. Null: of no one yet. */
  engagementId: uuid('engagement_id').references(() => engagements.id),
  /** The team that was hired again, for a place that none of it took. */
  rehireId: uuid('rehire_id').references(() => rehires.id, { onDelete: 'cascade' }),
  jobId: uuid('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  automatic: boolean('automatic').notNull(),
  /** Only the rest of the job's last day is offered, which has begun. */
  rest: boolean('rest').notNull().default(false),
  status: text('status', { enum: standbyPlaceStatuses }).notNull(),
  openedAt: moment('opened_at').notNull(),
  endedAt: moment('ended_at'),
  /** The gig of the rep who comes instead. */
  filledBy: uuid('filled_by').references(() => engagements.id),
  /** When they said they will be there. */
  arrivesAt: moment('arrives_at'),
});

export type StandbyPlaceRow = typeof standbyPlaces.$inferSelect;

export const standbyOffers = pgTable('standby_offers', {
  id: uuid('id').primaryKey(),
  placeId: uuid('place_id')
    .notNull()
    .references(() => standbyPlaces.id, { onDelete: 'cascade' }),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => jobApplications.id, { onDelete: 'cascade' }),
  /** The id that the gig gets if they accept: part of the terms that they read and sign. */
  engagementId: uuid('engagement_id').notNull(),
  status: text('status', { enum: standbyOfferStatuses }).notNull(),
  offeredAt: moment('offered_at').notNull(),
  answerBy: moment('answer_by').notNull(),
  answeredAt: moment('answered_at'),
});

personal(standbyOrders, {
  of: 'jobId',
  erased: 'rows',
  exported: {
    ...{ at: 'standbyOrders', by: 'signedAt jobId' },
    columns: 'jobId automatic typedName address userAgent signedAt',
  },
  hidden: 'sessionId',
});

personal(standbyPlaces, {
  of: 'jobId',
  stays: 'who came for whom is part of the record of a gig, and names no one once they are gone',
  exported: {
    ...{ at: 'standbyPlaces', by: 'openedAt id' },
    columns: 'jobId automatic rest status openedAt endedAt arrivesAt',
  },
  hidden: 'id engagementId rehireId filledBy',
});

personal(standbyOffers, {
  of: 'applicationId.repId',
  stays: 'what was offered and answered is part of the record of a gig',
  exported: { at: 'standbyOffers', columns: 'applicationId status offeredAt answerBy answeredAt', by: 'offeredAt id' },
  hidden: 'id placeId engagementId',
});
