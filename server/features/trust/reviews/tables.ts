import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { sides } from '#contract/engagements/options.ts';
import {
  reviewCaseKinds,
  reviewOutcomes,
  reviewParts,
  reviewReportReasons,
  sharedTraits,
} from '#contract/trust/review-options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { engagements } from '../../engagements/tables.ts';
import { adminUsers } from '../../operators/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';

const repId = () =>
  uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id);
const businessId = () =>
  uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id);

/** The gigs that were completed since reviews exist. */
export const reviewRounds = pgTable('review_rounds', {
  engagementId: uuid('engagement_id')
    .primaryKey()
    .references(() => engagements.id),
  repId: repId(),
  businessId: businessId(),
  openedAt: moment('opened_at').notNull(),
  closesAt: moment('closes_at').notNull(),
  /** When its reviews were published, or given to the team. */
  closedAt: moment('closed_at'),
});

export type ReviewRoundRow = typeof reviewRounds.$inferSelect;

/** Only its author may see a review before it is published. */
export const reviews = pgTable('reviews', {
  id: uuid('id').primaryKey(),
  engagementId: uuid('engagement_id')
    .notNull()
    .references(() => reviewRounds.engagementId),
  repId: repId(),
  businessId: businessId(),
  /** The author. */
  by: text('by', { enum: sides }).notNull(),
  stars: smallint('stars').notNull(),
  words: text('words'),
  again: boolean('again').notNull(),
  writtenAt: moment('written_at').notNull(),
  publishedAt: moment('published_at'),
  hiddenAt: moment('hidden_at'),
  reply: text('reply'),
  repliedAt: moment('replied_at'),
  replyHiddenAt: moment('reply_hidden_at'),
  /** The author agreed that we quote it on our own pages. */
  quotable: boolean('quotable').notNull().default(false),
});

export type ReviewRow = typeof reviews.$inferSelect;

/** Sums of what is published about a rep or a business and not hidden. */
export const reviewTotals = pgTable('review_totals', {
  profileId: uuid('profile_id').primaryKey(),
  count: integer('count').notNull(),
  stars: integer('stars').notNull(),
  again: integer('again').notNull(),
  newestAt: moment('newest_at'),
});

export type ReviewTotalsRow = Omit<typeof reviewTotals.$inferSelect, 'profileId'>;

export const reviewCases = pgTable('review_cases', {
  id: uuid('id').primaryKey(),
  reviewId: uuid('review_id')
    .notNull()
    .references(() => reviews.id),
  kind: text('kind', { enum: reviewCaseKinds }).notNull(),
  about: text('about', { enum: reviewParts }).notNull().default('review'),
  /** What both accounts have in common. */
  evidence: text('evidence', { enum: sharedTraits }).array().notNull().default([]),
  reporterId: uuid('reporter_id'),
  reason: text('reason', { enum: reviewReportReasons }),
  details: text('details'),
  createdAt: moment('created_at').notNull(),
  outcome: text('outcome', { enum: reviewOutcomes }),
  outcomeReason: text('outcome_reason'),
  decidedBy: uuid('decided_by').references(() => adminUsers.id),
  decidedAt: moment('decided_at'),
});

impersonal('they add up numbers of reviews, which are exported', reviewTotals);

personal(reviewRounds, {
  of: 'repId businessId',
  stays: 'which gigs were completed is the record of both sides',
  notExported: 'they say until when a gig can be reviewed, and gigs and reviews are exported',
});

// The stars stay: they count for the other side, whose profile shows them without a name.
personal(reviews, {
  of: 'repId businessId',
  erased: { blank: 'words reply', set: { quotable: false } },
  kept: 'id engagementId repId businessId by stars again writtenAt publishedAt hiddenAt repliedAt replyHiddenAt',
  exported: {
    by: 'exportReviews',
    columns:
      'id engagementId by stars words again writtenAt publishedAt hiddenAt reply repliedAt replyHiddenAt quotable',
  },
  hidden: 'repId businessId',
});

personal(reviewCases, {
  of: 'reporterId',
  // It stays with the review, which is about others.
  erased: { blank: 'reporterId details' },
  kept: 'id reviewId kind about evidence reason createdAt outcome outcomeReason decidedBy decidedAt',
  exported: {
    ...{ at: 'reviewReports', by: 'createdAt id' },
    columns: 'reviewId about reason details createdAt outcome decidedAt',
  },
  hidden: 'id kind evidence reporterId outcomeReason decidedBy',
});
