import { z } from 'zod';
import { jobIndustries, nationalProvince, provinces } from '../catalogue/options.ts';
import { csvQuery } from '../csv-query.ts';
import { endpoint } from '../endpoint.ts';
import { day, id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { figures, notNamed, rowKinds } from './figures.ts';

export const periodLengths = ['day', 'week', 'month'] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** A limit on periods: more would not be read. */
export const mostPeriods = 60;

export const analyticsProvinces = [...provinces, nationalProvince, notNamed] as const;
export const analyticsIndustries = [...jobIndustries, notNamed] as const;

const place = {
  province: z.enum(analyticsProvinces).optional(),
  industry: z.enum(analyticsIndustries).optional(),
};

/** South African days, both included. */
const days = { from: day('From'), to: day('To') };

const series = z.object({
  /** Number of events, period by period. */
  counts: z.array(z.int()),
  /** Their total in cents, minutes or places; for plain counts, 0. */
  amounts: z.array(z.int()),
});

export type AnalyticsSeries = z.output<typeof series>;

export const analyticsFigures = z.object({
  /** Until when all events are counted; null: none yet. */
  countedAt: timestamp.nullable(),
  periods: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      /** It was over when all events were counted. */
      isWhole: z.boolean(),
    }),
  ),
  figures: z.record(z.enum(figures), series),
  /** The figure at the end of each period. */
  standing: z.object({
    subscriptions: z.array(z.int()),
    /** Monthly recurring revenue. */
    mrrCents: z.array(z.int()),
    /** Null for a part of the market: wallets have no location. */
    owedCents: z.array(z.int()).nullable(),
    /** Subscriptions that ran when the first of the periods began. */
    subscriptionsBefore: z.int(),
  }),
  /** Of all subscriptions, at present. */
  subscriptionsNow: z.object({
    running: z.int(),
    mrrCents: z.int(),
    pastDue: z.int(),
    pastDueCents: z.int(),
    cancelledButPaid: z.int(),
    cancelledButPaidCents: z.int(),
  }),
});

export type AnalyticsFigures = z.output<typeof analyticsFigures>;

export const analyticsSplit = z.array(z.object({ name: z.string(), count: z.int(), amount: z.int() }));

export const analyticsCohorts = z.array(
  z.object({
    /** The Monday of the week in which they signed up. */
    week: z.string(),
    people: z.int(),
    /** How many of them were active in that week, in the next, and so on. */
    active: z.array(z.int()),
  }),
);

export type AnalyticsCohort = z.output<typeof analyticsCohorts>[number];

export const eventSubjects = ['user', 'job', 'engagement', 'payment', 'course', 'payout', 'subscription'] as const;

export const analyticsEvent = z.object({
  id,
  at: timestamp,
  /** Of the job, the user, the course or the purchase; null where it is gone. */
  title: z.string().nullable(),
  province: z.string(),
  industry: z.string(),
  amount: z.int(),
  /** The panel page with details, and its id. */
  subject: z.enum(eventSubjects),
  subjectId: id.nullable(),
});

export type AnalyticsEvent = z.output<typeof analyticsEvent>;

const shared = { method: 'GET', tag: 'Analytics', gate: 'admin', permission: 'analytics.read', status: 200 } as const;
const ofFigure = { figure: z.enum(figures), ...days, ...place };
const ofRows = { ...ofFigure, figure: z.enum(rowKinds) };

export const analyticsApi = {
  figures: endpoint({
    ...shared,
    path: '/api/admin/analytics',
    // A task recomputes these every few minutes, so no action changes them directly.
    about: null,
    summary: 'Get market figures over time',
    description: 'Grouped by day, week or month, in South African time. `to` is included.',
    query: z.object({ ...days, by: z.enum(periodLengths).default('week'), ...place }),
    response: analyticsFigures,
    refusals: ['analytics.too_long'],
  }),
  split: endpoint({
    ...shared,
    path: '/api/admin/analytics/split',
    about: null,
    summary: 'Split a figure by province or industry',
    query: z.object({ ...ofFigure, by: z.enum(['province', 'industry']) }),
    response: analyticsSplit,
  }),
  cohorts: endpoint({
    ...shared,
    path: '/api/admin/analytics/cohorts',
    about: null,
    summary: 'Get activity by sign-up week',
    description: 'For each week of sign-ups, returns how many users were active in the weeks that followed.',
    query: z.object({ side: z.enum(['rep', 'business']) }),
    response: analyticsCohorts,
  }),
  events: endpoint({
    ...shared,
    path: '/api/admin/analytics/deeds',
    about: null,
    summary: 'List the records behind a figure, newest first',
    description: 'For a figure that counts a total, returns the records that existed at the end of the period.',
    query: pageQuery.extend(ofRows),
    response: pageOf(analyticsEvent),
    refusals: ['request.bad_cursor'],
  }),
  eventsCsv: endpoint({
    ...shared,
    path: '/api/admin/analytics/deeds/csv',
    about: null,
    summary: 'Export the records behind a figure as CSV',
    description: 'Returns the newest 10 000 records. The download is recorded in the audit log.',
    query: csvQuery.extend(ofRows),
    contentType: 'text/csv',
    response: z.string(),
  }),
};
