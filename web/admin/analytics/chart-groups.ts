import type { AnalyticsFigures } from '#contract/analytics/analytics.ts';
import { averageTime, type Chart, counted, inTable, money, share } from './chart-columns.ts';

interface ChartGroup {
  readonly label: string;
  readonly charts: readonly Chart[];
}

type Numbers = (answer: AnalyticsFigures) => readonly number[];

/** Active at the start of each period. */
const runningBefore: Numbers = ({ standing }) => [standing.subscriptionsBefore, ...standing.subscriptions.slice(0, -1)];

const activation = (
  side: 'reps' | 'businesses',
  last: 'reps_first_applied' | 'businesses_first_posted',
  end: string,
) => [
  counted('Signed up', `${side}_signed_up`),
  counted('Profile completed', `${side}_profile`),
  counted('Signed and approved', `${side}_approved`),
  counted(end, last),
];

/** Every chart shown, in order. */
export const chartGroups = {
  people: {
    label: 'People',
    charts: [
      {
        title: 'Sign-ups',
        says: 'New accounts, on the day their email address was confirmed.',
        draws: 'bars',
        columns: [counted('Reps', 'reps_signed_up'), counted('Businesses', 'businesses_signed_up')],
      },
      {
        title: 'How far reps get',
        says: 'Each step is counted on the day it was first completed. The profile needs a location, phone number, description, experience, availability and three skills. Approval needs a signed agreement and approved documents.',
        draws: 'lines',
        columns: activation('reps', 'reps_first_applied', 'First application'),
      },
      {
        title: 'How far businesses get',
        says: 'Each step is counted on the day it was first completed. The profile needs a location, phone number, description and industry. Approval needs a signed agreement and approved documents.',
        draws: 'lines',
        columns: activation('businesses', 'businesses_first_posted', 'First job posted'),
      },
    ],
  },
  market: {
    label: 'Jobs',
    charts: [
      {
        title: 'Jobs posted',
        says: 'Counted on the day of posting, even if a job was later closed or taken down.',
        draws: 'bars',
        columns: [counted('Jobs posted', 'jobs_posted')],
      },
      {
        title: 'Applications',
        says: 'Counted on the day they were sent, including applications withdrawn later.',
        draws: 'bars',
        columns: [counted('Applications', 'applications')],
      },
      {
        title: 'Time to first applicant and first hire',
        says: 'Average time from posting, for jobs that got their first applicant or hire in the period. Jobs without one aren’t counted.',
        draws: 'lines',
        columns: [averageTime('First applicant', 'first_applicants'), averageTime('First hire', 'first_hires')],
      },
      {
        title: 'Hires, and hires through matching',
        says: 'Through matching: the rep was invited to the job, or saw it recommended, before applying.',
        draws: 'bars',
        columns: [
          counted('Hires', 'hires'),
          counted('Through matching', 'hires_matched'),
          inTable(
            share(
              'Matching share',
              ({ figures }) => figures.hires_matched.counts,
              ({ figures }) => figures.hires.counts,
            ),
          ),
        ],
      },
      {
        title: 'Fill rate',
        says: 'Share of positions that had a rep when the job was first filled or closed. Counts jobs filled or closed in the period.',
        draws: 'lines',
        columns: [
          share(
            'Fill rate',
            ({ figures }) => figures.places_filled.amounts,
            ({ figures }) => figures.places_ended.amounts,
          ),
          inTable({ ...counted('Places', 'places_ended'), values: ({ figures }) => figures.places_ended.amounts }),
          inTable({ ...counted('Filled', 'places_filled'), values: ({ figures }) => figures.places_filled.amounts }),
        ],
      },
    ],
  },
  work: {
    label: 'Gigs',
    charts: [
      {
        title: 'Completed gigs',
        says: 'Approved by the business, or automatically at the deadline. Each week of a longer gig counts separately. The value is the agreed pay, even if it isn’t paid here.',
        draws: 'bars',
        columns: [counted('Completed', 'work_completed'), inTable(money('Value', 'work_completed'))],
      },
      {
        title: 'Problems',
        says: 'As reported, even if a decision later differed. Reps report the business no-shows.',
        draws: 'lines',
        columns: [
          counted('Rep no-shows', 'no_shows'),
          counted('Business no-shows', 'absences'),
          counted('Disputes opened', 'disputes'),
          counted('Disputes decided', 'disputes_decided'),
        ],
      },
    ],
  },
  money: {
    label: 'Money',
    charts: [
      {
        title: 'GMV',
        says: 'Money paid by businesses and released after gigs: the reps’ pay plus our commission. Exact to the cent, from the ledger.',
        draws: 'bars',
        columns: [money('GMV', 'gmv'), inTable(money('Value of all gigs', 'work_completed'))],
      },
      {
        title: 'What we earned',
        says: 'Take is our commission, less goodwill and corrections. Subscriptions and courses are net of refunds. Losses are chargebacks.',
        draws: 'lines',
        columns: [
          money('Take', 'take'),
          money('Subscriptions', 'subscription_income'),
          money('Courses', 'course_income'),
          money('Losses', 'losses'),
        ],
      },
      {
        title: 'Owed to reps',
        says: 'Money in wallets and on its way to banks at the end of the period. Not available by province or industry.',
        draws: 'lines',
        columns: [
          {
            label: 'Owed',
            unit: 'rand',
            figure: 'owed',
            values: ({ standing, periods }) => standing.owedCents ?? periods.map(() => null),
          },
          inTable(money('Paid out', 'paid_out')),
        ],
      },
    ],
  },
  subscriptions: {
    label: 'Subscriptions',
    charts: [
      {
        title: 'MRR',
        says: 'Monthly recurring revenue at the end of the period. Past-due subscriptions count until they end, and so do cancelled ones that are still paid for.',
        draws: 'lines',
        columns: [
          { label: 'MRR', unit: 'rand', opens: 'subscriptions_running', values: ({ standing }) => standing.mrrCents },
          inTable({
            label: 'Active',
            unit: 'count',
            opens: 'subscriptions_running',
            values: ({ standing }) => standing.subscriptions,
          }),
        ],
      },
      {
        title: 'New and lost',
        says: 'Cancelled: the paid time ran out, or the account was closed. Not paid: a missed payment or a chargeback. Other: refunded, paid twice, or no longer due. Returned: paid again after the end.',
        draws: 'bars',
        columns: [
          counted('New', 'subscriptions_new'),
          counted('Cancelled', 'subscriptions_left'),
          counted('Not paid', 'subscriptions_unpaid'),
          inTable(counted('Other', 'subscriptions_other')),
          inTable(counted('Returned', 'subscriptions_back')),
        ],
      },
      {
        title: 'Churn',
        says: 'Share of the subscriptions active at the start of the period that ended in it. “By choice” means cancelled. “Not paid” means a missed payment or a chargeback.',
        draws: 'lines',
        columns: [
          share('By choice', ({ figures }) => figures.subscriptions_left.counts, runningBefore),
          share('Not paid', ({ figures }) => figures.subscriptions_unpaid.counts, runningBefore),
        ],
      },
    ],
  },
  courses: {
    label: 'Courses',
    charts: [
      {
        title: 'Courses',
        says: '“Bought” counts courses that reps paid for. “Finished” and “Certificates” include gifts and free courses.',
        draws: 'lines',
        columns: [
          counted('Bought', 'courses_bought'),
          counted('Finished', 'courses_finished'),
          counted('Certificates', 'certificates'),
        ],
      },
    ],
  },
} as const satisfies Record<string, ChartGroup>;

export type GroupName = keyof typeof chartGroups;

export const groupNames = Object.keys(chartGroups) as readonly GroupName[];

export const groupOf = (name: GroupName): ChartGroup => chartGroups[name];
