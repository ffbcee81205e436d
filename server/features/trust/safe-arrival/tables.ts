import { date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { engagements } from '../../engagements/tables.ts';

/** At most one link for each gig: sharing again replaces it. */
export const shiftLinks = pgTable('shift_links', {
  engagementId: uuid('engagement_id')
    .primaryKey()
    .references(() => engagements.id),
  tokenHash: bytea('token_hash').notNull(),
  /** The day on which the shift starts. */
  day: date('day', { mode: 'string' }).notNull(),
  endsAt: moment('ends_at').notNull(),
});

personal(shiftLinks, { of: 'engagementId.repId', erased: 'rows', notExported: 'they are secrets, or hashes of them' });
