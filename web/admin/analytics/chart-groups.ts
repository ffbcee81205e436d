import type { AnalyticsFigures } from '#contract/analytics/analytics.ts';
import { averageTime, type Chart, counted, inTable, money, share } from './chart-columns.ts';

interface ChartGroup {
  readonly label: string;
  readonly charts: readonly Chart[];
}

type Numbers = (answer: AnalyticsFigures) => readonly number[];

/** What ran when each period began. */
const runningBefore: Numbers = ({ standing }) => [standing.subscriptionsBefore, ...standing.subscriptions.slice(0, -1)];

const activation = (
  side: 'reps' | 'businesses',
  last: 'reps_first_applied' | 'businesses_first_posted',
  end: string,
) => [
  counted('Signed up', `${side}_signed_up`),
  counted('Profile filled in', `${side}_profile`),
  counted('Signed and approved', `${side}_approved`),
  counted(end, last),
];

/** Everything that is shown, in its order. */
export const chartGroups = {
  people: {
    label: 'People',
    charts: [
      {
        title: 'Sign-ups',
        says: 'Confirmed accounts, by the day of confirmation.',
        draws: 'bars',
        columns: [counted('Reps', 'reps_signed_up'), counted('Businesses', 'businesses_signed_up')],
      },
      {
        title: 'How far reps get',
        says: 'Each step on the day on which it was first taken: place, phone, description, experience, availability and three skills in the profile; agreement signed and documents approved; the first application.',
        draws: 'lines',
        columns: activation('reps', 'reps_first_applied', 'First application'),
      },
      {
        title: 'How far businesses get',
        says: 'Each step on the day on which it was first taken: place, phone, description and industry in the profile; agreement signed and documents approved; the first job posted.',
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
        says: 'On the day on which they were posted, whatever became of them.',
        draws: 'bars',
        columns: [counted('Jobs posted', 'jobs_posted')],
      },
      {
        title: 'Applications',
        says: 'On the day on which they were sent, those that were withdrawn among them.',
        draws: 'bars',
        columns: [counted('Applications', 'applications')],
      },
      {
        title: 'Time to the first applicant, and to the first hire',
        says: 'From posting, on average over the jobs that got their first in the period. Jobs without applications aren’t counted.',
        draws: 'lines',
        columns: [averageTime('First applicant', 'first_applicants'), averageTime('First hire', 'first_hires')],
      },
      {
        title: 'Hires, and those that matching brought',
        says: 'By matching: the rep had been invited to the job, or recommended it, before they applied.',
        draws: 'bars',
        columns: [
          counted('Hires', 'hires'),
          counted('By matching', 'hires_matched'),
          inTable(
            share(
              'Matching’s share',
              ({ figures }) => figures.hires_matched.counts,
              ({ figures }) => figures.hires.counts,
            ),
          ),
        ],
      },
      {
        title: 'Fill rate',
        says: 'Of the places of jobs that were filled or closed for the first time in the period, those for which a rep had been hired by then.',
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
    label: 'Work',
    charts: [
      {
        title: 'Work completed',
        says: 'Accepted by the business, or by its silence. Of work of several weeks each week is one. Its value is the pay agreed, wherever it is paid.',
        draws: 'bars',
        columns: [counted('Completed', 'work_completed'), inTable(money('Value', 'work_completed'))],
      },
      {
        title: 'What went wrong',
        says: 'As it was reported, whatever was decided in the end. Absences are of the business.',
        draws: 'lines',
        columns: [
          counted('No-shows of reps', 'no_shows'),
          counted('Businesses absent', 'absences'),
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
        says: 'What was released of the money that businesses paid for work: the reps’ pay and the commission. As the books have it, to the cent.',
        draws: 'bars',
        columns: [money('GMV', 'gmv'), inTable(money('Value of all work', 'work_completed'))],
      },
      {
        title: 'What we earned',
        says: 'Take is the commission, less goodwill and corrections. Subscriptions and courses are less what was given back; losses are what banks took back.',
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
        says: 'What was in wallets and on its way to banks at the end of the period. It belongs to no place: with a province or an industry chosen there is none.',
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
        says: 'Monthly recurring revenue at the end of the period: the monthly amount of every subscription that is not over. One whose charge is past due, and one that is cancelled and still paid for, counts until it ends.',
        draws: 'lines',
        columns: [
          { label: 'MRR', unit: 'rand', opens: 'subscriptions_running', values: ({ standing }) => standing.mrrCents },
          inTable({
            label: 'Running',
            unit: 'count',
            opens: 'subscriptions_running',
            values: ({ standing }) => standing.subscriptions,
          }),
        ],
      },
      {
        title: 'New and lost',
        says: 'Left: cancelled, and what was paid for ran out, or the account was closed. Not paid: no payment came, or a bank took it back. Neither is a loss of theirs: paid twice, given back, or nothing is due any more. Come back: paid for after it had ended.',
        draws: 'bars',
        columns: [
          counted('New', 'subscriptions_new'),
          counted('Left', 'subscriptions_left'),
          counted('Not paid', 'subscriptions_unpaid'),
          inTable(counted('Neither', 'subscriptions_other')),
          inTable(counted('Come back', 'subscriptions_back')),
        ],
      },
      {
        title: 'Churn',
        says: 'Of the subscriptions that ran when the period began, those that were lost in it: by choice (voluntary), and because nothing was paid (not voluntary).',
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
        says: 'Bought with money; finished, and certified, whoever paid.',
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
