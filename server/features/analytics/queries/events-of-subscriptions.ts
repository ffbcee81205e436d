import { type SQL, sql } from 'drizzle-orm';
import { notNamed } from '#contract/analytics/figures.ts';
import { type EventRows, ofBusiness, ofRep, within } from './event-rows.ts';

/** The province and industry counted at its start, so that a loss is counted in the same part as the gain. */
const asItStarted = sql`left join analytics_deeds began on began.figure = 'subscriptions_new' and began.id = s.id`;
const place = sql`coalesce(began.province, ${notNamed}) as province, coalesce(began.industry, ${notNamed}) as industry`;

/** How many times it has ended, according to the events counted, and how many times it was resumed. */
const count = (figures: SQL) =>
  sql`(select count(*) from analytics_deeds d where d.id = s.id and d.figure in (${figures}))`;
const ends = count(sql`'subscriptions_left', 'subscriptions_unpaid', 'subscriptions_other'`);
const returns = count(sql`'subscriptions_back'`);

const lost = (reasons: readonly string[]): EventRows => ({
  again: true,
  select: (window) => sql`
    select s.id, s.ended_at as at, ${place}, began.doer, -s.amount_cents as amount
    from subscriptions s ${asItStarted}
    where s.status = 'ended' and ${within(sql`s.ended_at`, window)} and s.ended_because in ${reasons} and ${ends} = ${returns}`,
});

const side =
  (name: 'rep' | 'business', table: SQL, alias: SQL, { province, industry, joins }: typeof ofRep) =>
  (window: Parameters<EventRows['select']>[0]) =>
    sql`
  select s.id, s.created_at as at, ${province} as province, ${industry} as industry, ${alias}.id as doer, s.amount_cents as amount
  from subscriptions s left join ${table} ${alias} on ${alias}.user_id = s.user_id ${joins}
  where s.side = ${name} and ${within(sql`s.created_at`, window)}`;

const newOfReps = side('rep', sql`rep_profiles`, sql`rep`, ofRep);
const newOfBusinesses = side('business', sql`business_profiles`, sql`business`, ofBusiness);

/** Counted from the first paid month to the end of the paid period. The order matters: an end is counted before its reversal. */
export const eventsOfSubscriptions = {
  subscriptions_new: { select: (window) => sql`${newOfReps(window)} union all ${newOfBusinesses(window)}` },
  /** Voluntary: cancelled and expired, or ended by closing the account. */
  subscriptions_left: lost(['ran_out', 'account_closed']),
  /** Unpaid, or charged back. */
  subscriptions_unpaid: lost(['unpaid', 'charged_back']),
  /** Not the user's choice: paid twice, refunded, or nothing due any more. */
  subscriptions_other: lost(['refunded', 'paid_twice', 'nothing_due']),
  /** Resumed: an ended subscription was paid for after all. */
  subscriptions_back: {
    again: true,
    select: (window) => sql`
      select s.id, paid.at, ${place}, began.doer, s.amount_cents as amount
      from (select distinct id from analytics_deeds
            where figure in ('subscriptions_left', 'subscriptions_unpaid', 'subscriptions_other')) over
      join subscriptions s on s.id = over.id ${asItStarted}
      cross join lateral (select max(p.paid_at) as at from payfast_payments p where p.subscription_id = s.id) paid
      where s.status <> 'ended' and ${ends} > ${returns} and paid.at < ${window.until}`,
  },
} as const satisfies Record<string, EventRows>;
