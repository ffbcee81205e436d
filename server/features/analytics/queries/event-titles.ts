import { type SQL, sql } from 'drizzle-orm';
import type { AnalyticsEvent } from '#contract/analytics/analytics.ts';
import type { RowKind } from '#contract/analytics/figures.ts';

/** The subject of an event's id, its current title, and the id under which the panel shows it. `d` is the event. */
interface Titled {
  readonly subject: AnalyticsEvent['subject'];
  readonly title: SQL;
  readonly subjectId: SQL;
  readonly joins: SQL;
}

const profile = (table: SQL, name: SQL): Titled => ({
  subject: 'user',
  title: name,
  subjectId: sql`p.user_id`,
  joins: sql`left join ${table} p on p.id = d.id`,
});

const rep = profile(sql`rep_profiles`, sql`p.full_name`);
const business = profile(sql`business_profiles`, sql`p.company_name`);

const job: Titled = {
  subject: 'job',
  title: sql`j.title`,
  subjectId: sql`j.id`,
  joins: sql`left join jobs j on j.id = d.id`,
};

const application: Titled = {
  subject: 'job',
  title: sql`j.title`,
  subjectId: sql`j.id`,
  joins: sql`left join job_applications a on a.id = d.id left join jobs j on j.id = a.job_id`,
};

const hire: Titled = {
  subject: 'engagement',
  title: sql`e.title`,
  subjectId: sql`e.id`,
  joins: sql`left join engagements e on e.id = d.id`,
};

const step: Titled = {
  subject: 'engagement',
  title: sql`e.title`,
  subjectId: sql`e.id`,
  joins: sql`left join milestone_steps s on s.id = d.id left join milestones m on m.id = s.milestone_id
    left join engagements e on e.id = m.engagement_id`,
};

const transfer = (subject: 'engagement' | 'payment' | 'payout'): Titled => ({
  subject,
  title: sql`coalesce(e.title, pay.item_name, replace(t.kind, '_', ' '))`,
  subjectId: { engagement: sql`e.id`, payment: sql`t.payment_id`, payout: sql`t.payout_id` }[subject],
  joins: sql`left join ledger_transfers t on t.id = d.id left join engagements e on e.id = t.engagement_id
    left join payfast_payments pay on pay.merchant_payment_id = t.payment_id`,
});

const subscription: Titled = {
  subject: 'subscription',
  title: sql`case s.side when 'rep' then 'Subscription of a rep' else 'Subscription of a business' end`,
  subjectId: sql`s.user_id`,
  joins: sql`left join subscriptions s on s.id = d.id`,
};

const course = (table: SQL): Titled => ({
  subject: 'course',
  title: sql`c.title`,
  subjectId: sql`c.id`,
  joins: sql`left join ${table} had on had.id = d.id left join courses c on c.id = had.course_id`,
});

export const titled: Readonly<Record<RowKind, Titled>> = {
  reps_signed_up: rep,
  businesses_signed_up: business,
  reps_profile: rep,
  businesses_profile: business,
  reps_approved: rep,
  businesses_approved: business,
  reps_first_applied: rep,
  businesses_first_posted: business,
  jobs_posted: job,
  applications: application,
  first_applicants: job,
  first_hires: job,
  hires: hire,
  hires_matched: hire,
  places_ended: job,
  places_filled: job,
  work_completed: step,
  no_shows: step,
  absences: step,
  disputes: step,
  disputes_decided: step,
  gmv: transfer('engagement'),
  take: transfer('engagement'),
  subscription_income: transfer('payment'),
  course_income: transfer('payment'),
  losses: transfer('payment'),
  subscriptions_running: subscription,
  subscriptions_new: subscription,
  subscriptions_back: subscription,
  subscriptions_left: subscription,
  subscriptions_unpaid: subscription,
  subscriptions_other: subscription,
  owed: transfer('engagement'),
  paid_out: transfer('payout'),
  courses_bought: course(sql`course_purchases`),
  courses_finished: course(sql`course_purchases`),
  certificates: course(sql`certificates`),
};
