import type pg from 'pg';
import { usualFacts } from '#contract/site/site-facts.ts';
import { platformAccounts } from '#server/features/ledger/tables.ts';

const batch = 250_000;

const zone = 'Africa/Johannesburg';

/**
 * Inserts the engagement of each acceptance, up to its current status: most are done, approved and paid, and some expired, were cancelled, missed or
 * disputed. The money moved as the commands would have done it: paid by card, held, released or refunded.
 */
export async function insertEngagements(client: pg.ClientBase, report: (done: number) => void): Promise<void> {
  let last: string | null = '00000000-0000-0000-0000-000000000000';
  for (let done = 0; ; report(done)) {
    const taken: { last: string | null; count: number } = await takeHires(client, last);
    if (taken.last === null) return;
    last = taken.last;
    done += taken.count;
    await client.query(`${work}; ${money}; drop table seed_hires, seed_work, seed_held, seed_settled`);
  }
}

/** Puts the next hires into `seed_hires`. */
async function takeHires(client: pg.ClientBase, last: string | null) {
  await client.query(
    `create temporary table seed_hires as
       select a.id as application_id, a.job_id, a.rep_id, a.business_id, b.user_id as payer_id, a.updated_at as accepted_at,
              j.version as job_version, j.title, j.description, j.location_id, j.location_address,
              j.compensation_cents as job_cents, random() as fate, random() as wait, random() as length,
              pg_temp.seed_id(a.updated_at) as engagement_id
       from job_applications a
       join jobs j on j.id = a.job_id
       join business_profiles b on b.id = a.business_id
       where a.status = 'accepted' and a.id > $1 and not exists (select from engagements where application_id = a.id)
       order by a.id limit ${batch}`,
    [last],
  );
  const { rows } = await client.query<{ last: string | null; count: number }>(
    'select max(application_id::text) as last, count(*)::int as count from seed_hires',
  );
  if (rows[0]?.last == null) await client.query('drop table seed_hires');
  return rows[0] ?? { last: null, count: 0 };
}

/** From three days after the acceptance on: one to three days from nine to five, a week later again for some. */
const work = `
  create temporary table seed_work as
    with planned as (
      select *, case when length > 0.9 then 2 else 1 end as weeks, 1 + floor(length * 3)::int as lasts,
             ((accepted_at + interval '3 days' + wait * interval '10 days') at time zone '${zone}')::date as first_day,
             accepted_at + interval '4 hours' + wait * interval '20 hours' as agreed_at
      from seed_hires),
    weeks as materialized (
      select *, first_day + 7 * (number - 1) as begins,
             case when number < weeks then job_cents / weeks else job_cents - job_cents / weeks * (weeks - 1) end as pay_cents
      from planned, generate_series(1, weeks) as number),
    times as materialized (
      select *, (pay_cents * ${usualFacts.feeBasisPoints} + 5000) / 10000 as fee_cents,
             array(select begins + turn from generate_series(0, lasts - 1) as turn) as days,
             (begins + time '09:00') at time zone '${zone}' as starts_at,
             (begins + lasts - 1 + time '17:00') at time zone '${zone}' as ends_at
      from weeks),
    moments as materialized (
      select *, case when number = 1 then agreed_at + interval '1 hour' + length * interval '12 hours'
                     else starts_at - interval '48 hours' end as funded_at,
             ends_at + interval '2 hours' + length * interval '10 hours' as handed_at,
             ends_at + interval '14 hours' + wait * interval '60 hours' as accepted_by
      from times),
    standing as materialized (
      select *, case
        when fate < 0.03 then case when now() > accepted_at + interval '72 hours' then 'lapsed' else 'accepted' end
        when now() < agreed_at then 'accepted'
        when fate < 0.05 and now() > agreed_at + interval '24 hours' then 'lapsed'
        when fate < 0.05 or now() < funded_at then 'agreed'
        when fate < 0.08 and now() > funded_at + interval '2 hours' then 'cancelled'
        when fate between 0.08 and 0.09 and now() > starts_at - interval '5 hours' then 'cancelled'
        when now() < starts_at - interval '24 hours' then 'funded'
        when now() < starts_at then 'confirmed'
        when fate between 0.09 and 0.11 and now() > starts_at + interval '1 hour' then 'no_show'
        when now() < handed_at then 'active'
        when fate between 0.11 and 0.13 and now() > handed_at + interval '8 days' then 'resolved'
        when fate between 0.11 and 0.13 and now() > handed_at + interval '1 hour' then 'disputed'
        when now() < accepted_by then 'submitted'
        else 'completed' end as status
      from moments),
    ends as materialized (
      select *, status not in ('accepted', 'agreed', 'lapsed') as is_paid,
             case status when 'completed' then pay_cents when 'resolved' then pay_cents / 2
                         when 'cancelled' then case when fate < 0.08 then 0 else pay_cents / 2 end else 0 end as earned_cents,
             case status when 'completed' then accepted_by when 'resolved' then handed_at + interval '8 days'
                         when 'cancelled' then case when fate < 0.08 then funded_at + interval '2 hours'
                                                    else starts_at - interval '5 hours' end
                         when 'no_show' then case when now() > starts_at + interval '73 hours'
                                                  then starts_at + interval '73 hours' end end as ended_at
      from standing)
    select *, pg_temp.seed_id(accepted_at) as milestone_id, fee_cents * earned_cents / pay_cents as platform_cents,
           case when ended_at is not null then pay_cents - earned_cents else 0 end as back_cents,
           case when is_paid and ended_at is null then pay_cents else 0 end as held_cents,
           case when is_paid then pg_temp.seed_id(funded_at) end as payment_id, pg_temp.seed_id(funded_at) as funding,
           pg_temp.seed_id(ended_at) as release, pg_temp.seed_id(ended_at) as refund
    from ends;
  analyze seed_work;
  insert into engagements (id, application_id, job_id, rep_id, business_id, job_version, title, tasks, location_id,
                           location_address, schedule, start_date, pay_cents, fee_basis_points, fee_bearer, accepted_at, agreed_at)
    select engagement_id, application_id, job_id, rep_id, business_id, job_version, title, description, location_id,
           location_address, jsonb_build_object('kind', 'days', 'dates', array(
             select first_day + 7 * week + turn from generate_series(0, weeks - 1) as week, generate_series(0, lasts - 1) as turn),
             'from', '09:00', 'to', '17:00', 'breakMinutes', 0), first_day,
           job_cents, ${usualFacts.feeBasisPoints}, 'rep', accepted_at,
           case when fate >= 0.03 and agreed_at <= now() then agreed_at end
    from seed_work where number = 1;
  insert into milestones (id, engagement_id, business_id, number, days, starts_at, ends_at, paid_minutes, pay_cents, fee_cents, status, due_at,
                          decide_by, disputed_from, spoke, funded_cents, held_cents, rep_cents, platform_cents, back_cents)
    select milestone_id, engagement_id, business_id, number, days, starts_at, ends_at, 480 * lasts, pay_cents, fee_cents, status,
           case status when 'accepted' then accepted_at + interval '72 hours'
                       when 'agreed' then case when number = 1 then agreed_at else starts_at - interval '48 hours' end + interval '24 hours'
                       when 'funded' then starts_at - interval '16 hours' when 'confirmed' then starts_at + interval '72 hours'
                       when 'active' then ends_at + interval '72 hours' when 'submitted' then handed_at + interval '72 hours'
                       when 'no_show' then case when ended_at is null then starts_at + interval '73 hours' end end,
           case when status in ('disputed', 'resolved') then handed_at + interval '30 days' end,
           case when status in ('disputed', 'resolved') then 'submitted' end,
           case when status in ('disputed', 'resolved') then array['rep', 'business'] else '{}' end,
           case when is_paid then pay_cents else 0 end, held_cents, earned_cents - platform_cents, platform_cents, back_cents
    from seed_work;
  insert into milestone_steps (id, milestone_id, move, by, status, created_at)
    select pg_temp.seed_id(taken_at), milestone_id, move, by, step.status, taken_at
    from seed_work, lateral (values
      ('agree', 'rep', 'agreed', agreed_at, fate >= 0.03 and agreed_at <= now()),
      ('fund', 'provider', 'funded', funded_at, is_paid),
      ('confirm', 'rep', 'confirmed', starts_at - interval '24 hours',
        is_paid and status not in ('funded', 'cancelled')),
      ('check_in', 'rep', 'active', starts_at, status in ('active', 'submitted', 'completed', 'disputed', 'resolved')),
      ('hand_in', 'rep', 'submitted', handed_at, status in ('submitted', 'completed', 'disputed', 'resolved')),
      ('dispute', 'business', 'disputed', handed_at + interval '1 hour', status in ('disputed', 'resolved')),
      ('presume_no_show', 'clock', 'no_show', starts_at + interval '1 hour', status = 'no_show'),
      (case status when 'completed' then 'accept' when 'resolved' then 'decide' when 'lapsed' then 'lapse' else 'cancel' end,
        case status when 'resolved' then 'administrator' when 'lapsed' then 'clock' else 'business' end, status,
        least(coalesce(ended_at, accepted_at + interval '72 hours'), now()), status in ('completed', 'resolved', 'cancelled', 'lapsed')))
      as step (move, by, status, taken_at, taken) where taken;
  insert into attendances (id, milestone_id, kind, day, at, received_at, clock_ahead_ms)
    select pg_temp.seed_id(at), milestone_id, kind, day, at, at, 0
    from seed_work, unnest(days) as day, lateral (values
      ('in', (day + time '08:55') at time zone '${zone}'), ('out', (day + time '17:01') at time zone '${zone}')) as seen (kind, at)
    where status in ('active', 'submitted', 'completed', 'disputed', 'resolved') and at <= now();
  insert into hand_ins (id, milestone_id, lines, created_at)
    select pg_temp.seed_id(handed_at), milestone_id,
           (select jsonb_agg(jsonb_build_object('day', day, 'minutes', 480, 'text', 'Sold from the stand by the door.'))
            from unnest(days) as day), handed_at
    from seed_work where status in ('submitted', 'completed', 'disputed', 'resolved')`;

/** Each week was paid by a card payment of its own, which the provider paid out in the week after; refunds were deducted from that. */
const money = `
  create temporary table seed_held as
    select pg_temp.seed_id(min(funded_at)) as held, engagement_id, business_id, rep_id, min(funded_at) as funded_at
    from seed_work where is_paid group by engagement_id, business_id, rep_id;
  analyze seed_held;
  create temporary table seed_settled as
    select date_trunc('week', funded_at) as week, pg_temp.seed_id(date_trunc('week', funded_at) + interval '13 days') as settlement,
           date_trunc('week', funded_at) + interval '13 days' as settled_at,
           sum(pay_cents - case when ended_at < now() - interval '4 days' then back_cents else 0 end)::bigint as cents,
           count(*) + count(*) filter (where back_cents > 0 and ended_at < now() - interval '4 days') as lines
    from seed_work where is_paid and date_trunc('week', funded_at) < now() - interval '13 days'
    group by 1 having sum(pay_cents - case when ended_at < now() - interval '4 days' then back_cents else 0 end) > 0;
  insert into provider_payouts (id, paid_on, bank_reference, amount_cents, recorded_at, line_count)
    select settlement, settled_at::date, 'seed ' || settlement, cents, settled_at, lines from seed_settled;
  insert into payfast_payments (merchant_payment_id, user_id, item, side, item_name, amount_gross, payment_status, pf_payment_id,
                                receipt_number, created_at, paid_at, settled_at, settled_in)
    select payment_id, payer_id, 'hires', 'business', 'Work of one rep', pay_cents, case when back_cents = pay_cents then 'REFUNDED' else 'COMPLETE' end, 'seed ' || payment_id,
           nextval('payfast_receipts'),
           funded_at - interval '10 minutes', funded_at, settled_at, settlement
    from seed_work left join seed_settled on week = date_trunc('week', funded_at) where is_paid;
  insert into payment_milestones (merchant_payment_id, milestone_id, milestone, engagement_id, rep_id, what, starts_at, amount_cents,
                                  funded_at, back_cents, returned_cents)
    select payment_id, milestone_id, number, engagement_id, rep_id, title, starts_at, pay_cents, funded_at,
           case when held_cents = 0 then back_cents end, back_cents
    from seed_work where is_paid;
  insert into payment_refunds (id, merchant_payment_id, amount_cents, status, reason, asked_at, decided_at, done_at, part,
                               milestone_id, settled_in)
    select pg_temp.seed_id(ended_at), payment_id, back_cents, 'done', 'The work did not take place.', ended_at, ended_at, ended_at,
           'milestone', milestone_id, case when ended_at < now() - interval '4 days' then settlement end
    from seed_work left join seed_settled on week = date_trunc('week', funded_at) where back_cents > 0;
  insert into ledger_accounts (id, kind, engagement_id, business_id, rep_id, balance_cents, created_at)
    select held, 'engagement_held', engagement_id, business_id, rep_id, 0, funded_at from seed_held;
  insert into ledger_accounts (id, kind, rep_id, balance_cents, created_at)
    select pg_temp.seed_id(min(ended_at)), 'rep_wallet', rep_id, 0, min(ended_at) from seed_work
    where earned_cents > 0 and not exists (
      select from ledger_accounts known where known.kind = 'rep_wallet' and known.rep_id = seed_work.rep_id)
    group by rep_id;
  insert into ledger_transfers (id, kind, idempotency_key, engagement_id, milestone, completes, created_at)
    select funding, 'engagement_funded', 'seed ' || funding, engagement_id, number, true, funded_at
      from seed_work where is_paid
    union all
    select refund, 'engagement_refunded', 'seed ' || refund, engagement_id, number, true, ended_at
      from seed_work where back_cents > 0
    union all
    select release, 'engagement_released', 'seed ' || release, engagement_id, number, number = weeks, ended_at
      from seed_work where earned_cents > 0;
  insert into ledger_transfers (id, kind, idempotency_key, settlement_id, created_at)
    select settlement, 'provider_settled', 'seed ' || settlement, settlement, settled_at from seed_settled;
  insert into ledger_entries (transfer_id, account_id, amount_cents)
    select funding, account, amount from seed_work join seed_held using (engagement_id),
      lateral (values ('${platformAccounts.provider_clearing}'::uuid, -pay_cents), (held, pay_cents)) as posted (account, amount)
    where is_paid
    union all
    select refund, account, amount from seed_work join seed_held using (engagement_id),
      lateral (values ('${platformAccounts.provider_clearing}'::uuid, back_cents), (held, -back_cents)) as posted (account, amount)
    where back_cents > 0
    union all
    select release, account, amount from seed_work join seed_held using (engagement_id)
      join ledger_accounts wallet on wallet.kind = 'rep_wallet' and wallet.rep_id = seed_work.rep_id,
      lateral (values (held, -earned_cents), (wallet.id, earned_cents - platform_cents),
                      ('${platformAccounts.platform_earnings}'::uuid, platform_cents)) as posted (account, amount)
    where earned_cents > 0 and amount <> 0
    union all
    select settlement, account, amount from seed_settled,
      lateral (values ('${platformAccounts.bank}'::uuid, -cents), ('${platformAccounts.provider_clearing}'::uuid, cents))
        as posted (account, amount)`;
