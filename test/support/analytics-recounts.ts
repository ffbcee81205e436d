import type { Figure } from '#contract/analytics/figures.ts';

const profile = (table: string, has: string) => `
  select r.updated_at as at, 0 as amount from ${table} r, users u
  where u.id = r.user_id and u.email_confirmed_at is not null and ${has}`;

const approved = (side: string) => `
  select case when v.decided_at > c.signed_at then v.decided_at else c.signed_at end as at, 0 as amount
  from user_vetting v, legal_contracts c
  where v.user_id = c.user_id and v.user_type = '${side}' and c.user_type = '${side}' and v.status = 'approved'`;

const signedUp = (table: string) => `
  select case when u.email_confirmed_at > r.created_at then u.email_confirmed_at else r.created_at end as at, 0 as amount
  from ${table} r, users u where u.id = r.user_id and u.email_confirmed_at is not null`;

const firsts = (table: string, of: string, at: string, amount = '0') => `
  select at, ${amount} as amount from (
    select ${table}.*, ${at} as at, row_number() over (partition by ${of} order by ${at}) as turn from ${table}) ranked
  where turn = 1`;

const waited = (table: string, at: string) => `
  select first.at, case when at < created_at then 0 else div(extract(epoch from at) - extract(epoch from created_at), 60) end as amount
  from (${firsts(table, 'job_id', at, 'job_id::text')}) first, jobs where jobs.id = first.amount::uuid`;

const steps = (status: string, entered: string, amount = '0') => `
  select s.created_at as at, ${amount} as amount from milestone_steps s join milestones m on m.id = s.milestone_id
  where s.status = '${status}' and s.move ${entered}`;

const booked = (kind: string, more = 'true', sign = '') => `
  select t.created_at as at, ${sign}e.amount_cents as amount
  from ledger_entries e, ledger_transfers t, ledger_accounts a
  where t.id = e.transfer_id and a.id = e.account_id and a.kind = '${kind}' and ${more}`;

const ended = (reasons: string) =>
  `select ended_at as at, -amount_cents as amount from subscriptions where ended_because in (${reasons})`;

/** Every figure, recounted from the rows independently of the product: each a query of (at, amount). */
const recounts: Readonly<Record<Figure, string>> = {
  reps_signed_up: signedUp('rep_profiles'),
  businesses_signed_up: signedUp('business_profiles'),
  reps_profile: profile(
    'rep_profiles',
    `num_nulls(phone, description, experience, availability) = 0 and num_nonnulls(location_id, preferred_location_id) > 0
       and array_length(skills, 1) > 2`,
  ),
  businesses_profile: profile(
    'business_profiles',
    `num_nulls(phone, description, primary_location_id) = 0 and (industry is not null or primary_industry_id is not null)`,
  ),
  reps_approved: approved('rep'),
  businesses_approved: approved('business'),
  reps_first_applied: firsts('job_applications', 'rep_id', 'applied_at'),
  businesses_first_posted: firsts('jobs', 'business_id', 'created_at'),
  jobs_posted: 'select created_at as at, 0 as amount from jobs',
  applications: 'select applied_at as at, 0 as amount from job_applications',
  first_applicants: waited('job_applications', 'applied_at'),
  first_hires: waited('engagements', 'accepted_at'),
  hires: 'select accepted_at as at, 0 as amount from engagements',
  hires_matched: `
    select accepted_at as at, 0 as amount from engagements e
    where application_id in (
      select a.id from job_applications a join match_invitations i using (job_id, rep_id) where i.invited_at <= a.applied_at
      union
      select a.id from job_applications a join match_impressions i using (job_id, rep_id)
      where i.side = 'rep' and i.policy = 'recommended' and i.shown_on <= (a.applied_at + interval '2 hours')::date)`,
  places_ended: 'select closed_at as at, positions as amount from jobs where closed_at is not null',
  places_filled: `
    select closed_at as at, least(positions, (
      select count(*) from engagements e where e.job_id = jobs.id and e.accepted_at <= closed_at)) as amount
    from jobs where closed_at is not null`,
  work_completed: steps('completed', "like 'accept%'", 'm.pay_cents'),
  no_shows: steps('no_show', "<> 'settle_no_show'"),
  absences: steps('business_absent', "<> 'settle_absence'"),
  disputes: steps('disputed', "<> 'state'"),
  disputes_decided: steps('resolved', 'is not null'),
  gmv: booked('engagement_held', "t.kind = 'engagement_released'", '-'),
  take: booked('platform_earnings'),
  subscription_income: booked('subscription_income'),
  course_income: booked('course_income'),
  losses: booked('chargeback_losses'),
  owed: `
    select max(t.created_at) as at, sum(e.amount_cents) as amount
    from ledger_entries e, ledger_transfers t, ledger_accounts a
    where t.id = e.transfer_id and a.id = e.account_id and a.kind like 'rep%' group by t.id having sum(e.amount_cents) <> 0`,
  paid_out: booked('rep_payout', "t.kind = 'payout_paid'", '-'),
  subscriptions_new: 'select created_at as at, amount_cents as amount from subscriptions',
  subscriptions_back: 'select null::timestamptz as at, 0 as amount where false',
  subscriptions_left: ended(`'ran_out', 'account_closed'`),
  subscriptions_unpaid: ended(`'unpaid', 'charged_back'`),
  subscriptions_other: ended(`'refunded', 'paid_twice', 'nothing_due'`),
  courses_bought: `select bought_at as at, 0 as amount from course_purchases where source = 'bought'`,
  courses_finished: 'select completed_at as at, 0 as amount from course_purchases where completed_at is not null',
  certificates: 'select issued_at as at, 0 as amount from certificates',
};

/** By the wall clock of South Africa, which is two hours ahead all year: figure by week, from the Monday on. */
export const recountByWeek = (figure: Figure) => `
  select to_char(date_trunc('week', at at time zone 'UTC' + interval '2 hours'), 'YYYY-MM-DD') as week,
    count(*)::int as count, sum(amount)::float8 as amount
  from (${recounts[figure]}) counted group by 1 order by 1`;
