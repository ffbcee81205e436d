import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entryKinds, excusers } from '#contract/trust/reliability-kinds.ts';
import type { Figure } from '#domain/reliability/figure.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { milestones } from '../../engagements/tables.ts';
import { adminUsers } from '../../operators/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';

/** One of the two. */
const ofPerson = () => ({
  repId: uuid('rep_id').references(() => repProfiles.id, { onDelete: 'cascade' }),
  businessId: uuid('business_id').references(() => businessProfiles.id, { onDelete: 'cascade' }),
});

/** Events that count about a rep or a business. The database refuses to change what an entry says. */
export const reliabilityEntries = pgTable('reliability_entries', {
  id: uuid('id').primaryKey(),
  ...ofPerson(),
  milestoneId: uuid('milestone_id')
    .notNull()
    .references(() => milestones.id, { onDelete: 'cascade' }),
  /** The step, check-in or milestone that it follows from. */
  sourceId: uuid('source_id').notNull(),
  kind: text('kind', { enum: entryKinds }).notNull(),
  minutes: integer('minutes'),
  happenedAt: moment('happened_at').notNull(),
  /** When the business or our team accepted the reason, and what that was. */
  excusedAt: moment('excused_at'),
  excusedBy: text('excused_by', { enum: excusers }),
  excusedFor: text('excused_for'),
});

/** The figure as of a day, for lists and for matching. */
export const reliabilityFigures = pgTable('reliability_figures', {
  /** That of the profile. */
  id: uuid('id').primaryKey(),
  ...ofPerson(),
  figure: jsonb('figure').$type<Figure>().notNull(),
  fadesOn: date('fades_on', { mode: 'string' }),
  workedOutAt: moment('worked_out_at').notNull(),
});

export const reliabilityAppeals = pgTable('reliability_appeals', {
  id: uuid('id').primaryKey(),
  entryId: uuid('entry_id')
    .notNull()
    .references(() => reliabilityEntries.id, { onDelete: 'cascade' }),
  round: integer('round').notNull(),
  words: text('words').notNull(),
  appealedAt: moment('appealed_at').notNull(),
  /** Decided: the entry was wrong. */
  struck: boolean('struck'),
  /** Decided: the entry stands, and its reason is accepted. */
  excused: boolean('excused'),
  reason: text('reason'),
  decidedBy: uuid('decided_by').references(() => adminUsers.id),
  decidedAt: moment('decided_at'),
});

personal(reliabilityAppeals, {
  ...{ of: 'entryId', erased: 'rows' },
  exported: {
    ...{ at: 'reliability.appeals', by: 'appealedAt id' },
    columns: 'words appealedAt struck excused reason decidedAt',
    also: () => ({ about: named(reliabilityEntries.kind, reliabilityAppeals.entryId) }),
  },
  hidden: 'id entryId round decidedBy',
});

personal(reliabilityEntries, {
  ...{ of: 'repId businessId', erased: 'rows' },
  exported: {
    ...{ at: 'reliability.entries', by: 'happenedAt id' },
    columns: 'kind minutes happenedAt:at excusedAt excusedBy excusedFor',
  },
  hidden: 'id repId businessId milestoneId sourceId',
});

personal(reliabilityFigures, {
  ...{ of: 'repId businessId', erased: 'rows' },
  exported: { at: 'reliability.figures', by: 'workedOutAt', columns: 'figure workedOutAt' },
  hidden: 'id repId businessId fadesOn',
});
