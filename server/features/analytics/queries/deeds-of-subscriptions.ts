import { type SQL, sql } from 'drizzle-orm';
import { notNamed } from '#contract/analytics/figures.ts';
import { type DeedSource, ofBusiness, ofRep, within } from './deed-source.ts';

/** Where it was counted as new, so that what leaves a province is what came to it. */
const asItBegan = sql`left join analytics_deeds began on began.figure = 'subscriptions_new' and began.id = s.id`;
const place = sql`coalesce(began.province, ${notNamed}) as province, coalesce(began.industry, ${notNamed}) as industry`;

/** How many times it ended, by what was counted, and how many times it went on after that. */
const count = (figures: SQL) =>
  sql`(select count(*) from analytics_deeds d where d.id = s.id and d.figure in (${figures}))`;
const ends = count(sql`'subscriptions_left', 'subscriptions_unpaid', 'subscriptions_other'`);
const returns = count(sql`'subscriptions_back'`);

const lost = (reasons: readonly string[]): DeedSource => ({
  again: true,
  select: (window) => sql`
    select s.id, s.ended_at as at, ${place}, began.doer, -s.amount_cents as amount
    from subscriptions s ${asItBegan}
    where s.status = 'ended' and ${within(sql`s.ended_at`, window)} and s.ended_because in ${reasons} and ${ends} = ${returns}`,
});

const side =
  (name: 'rep' | 'business', table: SQL, alias: SQL, { province, industry, joins }: typeof ofRep) =>
  (window: Parameters<DeedSource['select']>[0]) =>
    sql`
  select s.id, s.created_at as at, ${province} as province, ${industry} as industry, ${alias}.id as doer, s.amount_cents as amount
  from subscriptions s left join ${table} ${alias} on ${alias}.user_id = s.user_id ${joins}
  where s.side = ${name} and ${within(sql`s.created_at`, window)}`;

const newOfReps = side('rep', sql`rep_profiles`, sql`rep`, ofRep);
const newOfBusinesses = side('business', sql`business_profiles`, sql`business`, ofBusiness);

/** From the first month that is paid to the end of what is paid. The order counts: an end is counted before what undoes it. */
export const deedsOfSubscriptions = {
  subscriptions_new: { select: (window) => sql`${newOfReps(window)} union all ${newOfBusinesses(window)}` },
  /** Of their own will: they cancelled and what they had paid ran out, or they closed their account. */
  subscriptions_left: lost(['ran_out', 'account_closed']),
  /** Nothing came, or a bank took it back. */
  subscriptions_unpaid: lost(['unpaid', 'charged_back']),
  /** None of theirs: paid twice, given back, or nothing is due any more. */
  subscriptions_other: lost(['refunded', 'paid_twice', 'nothing_due']),
  /** One that had ended was paid for after all. */
  subscriptions_back: {
    again: true,
    select: (window) => sql`
      select s.id, paid.at, ${place}, began.doer, s.amount_cents as amount
      from (select distinct id from analytics_deeds
            where figure in ('subscriptions_left', 'subscriptions_unpaid', 'subscriptions_other')) over
      join subscriptions s on s.id = over.id ${asItBegan}
      cross join lateral (select max(p.paid_at) as at from payfast_payments p where p.subscription_id = s.id) paid
      where s.status <> 'ended' and ${ends} > ${returns} and paid.at < ${window.until}`,
  },
} as const satisfies Record<string, DeedSource>;
