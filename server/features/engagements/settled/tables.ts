import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../../operators/tables.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { engagements, milestones } from '../tables.ts';

const byAdmin = (name: string) => uuid(name).references(() => adminUsers.id);

/** A part of a rep's wallet that is on hold: charged back after the rep was paid for the gig. */
export const payHolds = pgTable('pay_holds', {
  id: uuid('id').primaryKey(),
  repId: uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id),
  engagementId: uuid('engagement_id')
    .notNull()
    .references(() => engagements.id),
  milestoneId: uuid('milestone_id')
    .notNull()
    .references(() => milestones.id),
  amountCents: bigint('amount_cents', { mode: 'bigint' }).notNull(),
  reason: text('reason').notNull(),
  placedBy: byAdmin('placed_by'),
  placedAt: moment('placed_at').notNull(),
  liftedAt: moment('lifted_at'),
  liftedBy: byAdmin('lifted_by'),
  liftedBecause: text('lifted_because'),
});

personal(payHolds, {
  of: 'repId',
  stays: 'what was agreed and done is the record of both sides',
  exported: { by: 'exportEngagements', columns: 'amountCents reason placedAt liftedAt' },
  hidden: 'id repId engagementId milestoneId placedBy liftedBy liftedBecause',
});
