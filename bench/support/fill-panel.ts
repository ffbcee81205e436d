import pg from 'pg';
import { createSeedFunctions } from '#scripts/seed/seed-functions.ts';
import { fillConversations } from './fill-conversations.ts';
import { fillCourses } from './fill-courses.ts';
import type { Market } from './open-market.ts';

/** Of the team, by role; the first is the caller. */
const team = ['owner', 'reviewer', 'finance', 'support'];

/**
 * Adds the open and past work of a team of three in a market of `jobs` jobs: users in every status, cases, reports, questions, payments, refunds,
 * mails and the record of two years. There are some hundreds of each open kind, and past ones in proportion.
 */
export async function fillPanel(
  { databaseUrl, pool }: Pick<Market, 'databaseUrl' | 'pool'>,
  jobs: number,
): Promise<void> {
  await fillCourses({ databaseUrl, pool });
  await fillConversations(databaseUrl, Math.ceil(jobs / 50));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set synchronous_commit = off; set work_mem = '256MB'");
    await createSeedFunctions(client);
    await client.query(
      `insert into admin_users (id, email, role, password_hash)
       select pg_temp.seed_id(now()), role || '@panel.example', role, 'none: nobody signs in with it' from unnest($1::text[]) as role`,
      [team],
    );
    for (const statement of [everybody, ...people, ...cases, ...writing, ...money, ...matches]) {
      const sized = statement.includes('$1');
      await client.query(statement, sized ? [jobs] : []);
    }
    await client.query('reset synchronous_commit');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

const admin = (role: string) => `(select id from admin_users where email = '${role}@panel.example')`;

/** A moment of the last two years; the smaller the number, the longer ago. */
const moment = (number: string, total: string) => `now() - interval '700 days' * (1 - ${number} / (${total} + 1.0))`;

/** All users with a number, so that each row has its own user. */
const everybody = `
  create temporary table everybody as
    select row_number() over (order by md5(u.id::text))::int as number, u.id, u.email, r.id as rep_id, b.id as business_id,
      case when r.id is null then 'business' else 'rep' end as side
    from users u left join rep_profiles r on r.user_id = u.id left join business_profiles b on b.user_id = u.id
    where u.email_confirmed_at is not null;
  create unique index on everybody (number);
  create index on everybody (rep_id);
  analyze everybody`;

const people = [
  // Most are past their trial, some have both sides, and some have submitted nothing.
  `update rep_profiles set trial_ends_at = created_at + interval '15 days' where id in (select rep_id from everybody where number % 10 > 0)`,
  `update business_profiles set trial_ends_at = created_at + interval '30 days'
     where id in (select business_id from everybody where number % 10 > 0)`,
  `insert into business_profiles (id, user_id, company_name, primary_location_id, primary_industry_id, trial_ends_at, created_at)
     select gen_random_uuid(), everybody.id, full_name || ' Trading', preferred_location_id, preferred_industry_id, r.trial_ends_at, r.created_at
     from everybody join rep_profiles r on r.id = rep_id where number % 50 = 3`,
  `insert into user_roles (user_id, role) select id, 'business' from everybody where rep_id is not null and number % 50 = 3`,
  `delete from user_vetting where user_id in (select id from everybody where number % 50 = 9)`,
  `insert into users (id, email, user_metadata, created_at)
     select pg_temp.seed_id(at), 'waits-' || number || '@seed.example', '{"user_type": "sales_rep", "full_name": "Thandi Waits"}', at
     from (select number, ${moment('number', '$1::int / 50')} as at from generate_series(1, $1::int / 50) number) waiting`,
  `update users set banned_until = 'infinity' where id in (select id from everybody where number % 1000 = 7)`,
  `insert into suspensions (id, user_id, reason, suspended_by, suspended_at)
     select pg_temp.seed_id(now()), id, 'Money was asked for a job.', ${admin('owner')}, now() from everybody where number % 1000 = 7`,
  `update user_vetting set status = 'pending', decided_at = null, decided_by = null, submitted_at = now() - interval '3 days' * random()
     where user_id in (select id from everybody where number % 500 = 11)`,
  `update user_vetting set status = 'rejected', reason = 'The picture cannot be read.', decided_by = ${admin('reviewer')},
     decided_at = coalesce(decided_at, now()) where user_id in (select id from everybody where number % 40 = 13)`,
  `insert into user_notes (id, user_id, admin_id, text, created_at)
     select pg_temp.seed_id(at), id, ${admin('support')}, 'Called about a late payout; the bank had it.', at
     from (select everybody.id, ${moment('turn', '$1::int / 20')} as at from generate_series(1, $1::int / 20) turn
       join everybody on everybody.number = turn % (select count(*) from everybody) + 1) noted`,
  // As the nightly task had made them month by month.
  `select admin_audit_make_months((now() - interval '24 months')::date, 25)`,
  `insert into admin_audit (id, admin_id, who, act, outcome, target_type, target_id, address, user_agent, created_at)
     select pg_temp.seed_id(at), a.id, a.email, act, 'done', 'user', everybody.id, '198.51.100.7', 'Mozilla/5.0', at
     from (select turn, ${moment('turn', '$1::int / 2')} as at,
         (array['user.view', 'user.view', 'vetting.view', 'vetting.approve', 'user.note'])[1 + turn % 5] as act
       from generate_series(1, $1::int / 2) turn) acts
     join everybody on everybody.number = turn::bigint * 7919 % (select count(*) from everybody) + 1
     join (select *, row_number() over (order by email) - 1 as place from admin_users where email like '%@panel.example') a
       on a.place = turn % 4`,
];

const cases = [
  `create temporary table suspect as
     select row_number() over (order by md5(id::text))::int as number, id, version, created_at from jobs limit $1::int / 50`,
  `insert into job_cases (id, job_id, opened_at, outcome, reason, decided_by, decided_at)
     select pg_temp.seed_id(at), id, at, case when is_over then 'left' end, case when is_over then 'Nothing is wrong with it.' end,
       case when is_over then ${admin('reviewer')} end, case when is_over then at + interval '2 hours' end
     from (select *, number % 60 > 0 as is_over, case when number % 60 > 0 then created_at else now() - interval '2 days' * random() end as at
       from suspect) s`,
  `insert into job_reports (id, job_id, case_id, reporter_id, version, reason, details, created_at)
     select pg_temp.seed_id(c.opened_at), c.job_id, c.id, p.id, s.version, 'asks_for_money', 'They want R200 for a uniform.', c.opened_at
     from job_cases c join suspect s on s.id = c.job_id join everybody p on p.number = s.number % (select count(*) from everybody) + 1`,
  `insert into message_reports (id, conversation_id, reporter_id, reported_id, position, reported_text, reason, created_at, outcome,
       outcome_reason, decided_by, decided_at)
     select pg_temp.seed_id(at), c.id, r.user_id, b.user_id, 3, 'Pay me before and I hire you.', 'fraud', at,
       case when is_over then 'warned' end, case when is_over then 'Asked for money.' end,
       case when is_over then ${admin('support')} end, case when is_over then at + interval '1 hour' end
     from (select *, row_number() over (order by id) % 60 > 0 as is_over, last_at as at from conversations where kind = 'application') c
     join rep_profiles r on r.id = c.rep_id join business_profiles b on b.id = c.business_id`,
];

const writing = [
  `create temporary table asking as
     select pg_temp.seed_id(at) as id, at, p.id as user_id, p.side, number,
       case when number % 100 = 0 then 'open' when number % 100 = 1 then 'waiting' else 'closed' end as status
     from (select number, ${moment('number', '$1::int / 40')} as at from generate_series(1, $1::int / 40) number) q
     join everybody p using (number)`,
  `insert into conversations (id, kind, person_id, last_change, last_position, last_at, created_at)
     select id, 'support', user_id, 2, 2, at + interval '1 hour', at from asking`,
  `insert into conversation_members (conversation_id, user_id, side, last_at, delivered_position, read_position)
     select id, user_id, side, at, 2, 2 from asking`,
  `insert into messages (id, conversation_id, position, change, sender_id, sender_side, content, created_at)
     select gen_random_uuid(), id, position, position, user_id, side, 'Where is my payout of last week, please?', at
     from asking, generate_series(1, 2) as position`,
  `insert into support_questions (conversation_id, status, since, asked_position, assigned_to, answer_by)
     select id, status, at, 2, case when status = 'open' and number % 300 = 0 then ${admin('support')} end,
       case when status = 'open' and number % 300 = 0 then now() + interval '2 hours' end
     from asking`,
  `insert into contact_messages (id, name, email, subject, message, user_type, created_at, handled_at, handled_by)
     select pg_temp.seed_id(at), 'Lerato Mokoena', 'asks-' || number || '@seed.example', 'How do I post a job?', 'I run four shops in Polokwane.',
       'business', at, case when number % 100 > 0 then at end, case when number % 100 > 0 then ${admin('support')} end
     from (select number, ${moment('number', '$1::int / 20')} as at from generate_series(1, $1::int / 20) number) sent`,
  `insert into leads (id, kind, name, email, location, experience, industries, availability, consent_version, consent_channel, consented_at,
       handled_at, handled_by)
     select pg_temp.seed_id(at), 'sales_rep', 'Sipho Dlamini', 'lead-' || number || '@seed.example', 'Durban', '1-2 years', array['Retail'],
       'weekends', '1', 'website', at, case when number % 200 > 0 then at end, case when number % 200 > 0 then ${admin('support')} end
     from (select number, ${moment('number', '$1::int / 10')} as at from generate_series(1, $1::int / 10) number) sent`,
];

const money = [
  `create temporary table paying as
     select number, pg_temp.seed_id(at) as id, id as user_id, side, at,
       (array['active', 'active', 'active', 'cancelled', 'past_due', 'ended'])[1 + number % 6] as status
     from (select *, ${moment('number', '(select count(*) from everybody)')} as at from everybody) p where number % 5 = 2`,
  `insert into subscriptions (id, user_id, side, token, status, amount_cents, anchor_on, paid_until, next_charge_on, cancelled_at, ended_at,
       ended_because, created_at)
     select id, user_id, side, 'token-' || number, status, case side when 'rep' then 19900 else 29900 end, at::date, current_date + 20,
       case when status in ('active', 'past_due') then current_date + 20 end, case when status = 'cancelled' then now() end,
       case when status = 'ended' then now() end, case when status = 'ended' then 'ran_out' end, at
     from paying`,
  `insert into payfast_payments (merchant_payment_id, user_id, item, side, item_name, amount_gross, payment_status, subscription_id, cycle,
       pf_payment_id, fee_cents, period_from, period_until, receipt_number, created_at, paid_at)
     select pg_temp.seed_id(paid), user_id, 'subscription', side, 'A month of Thengisa', case side when 'rep' then 19900 else 29900 end, 'COMPLETE',
       id, cycle, 'm' || number || '-' || cycle, 700, paid::date, paid::date + 30,
       (select coalesce(max(receipt_number), 0) from payfast_payments) + row_number() over (order by paid), paid, paid
     from (select *, at + cycle * interval '30 days' as paid from paying, generate_series(1, 3) as cycle) months`,
  `insert into payment_differences (id, subscription_id, found_at, kind, ours, theirs, mended, settled_at)
     select pg_temp.seed_id(at), id, at, 'status', 'active', 'paused', false, case when number % 100 <> 2 then now() end from paying`,
  `insert into payfast_notifications (id, received_at, source_address, body, body_sha256, signed, pf_payment_id, merchant_payment_id, payment_status)
     select pg_temp.seed_id(paid_at), paid_at, '197.97.145.144', 'm_payment_id=' || merchant_payment_id, sha256(pf_payment_id::bytea), true,
       pf_payment_id, merchant_payment_id::text, 'COMPLETE'
     from payfast_payments where item = 'subscription'`,
  `insert into payfast_inbox (notification_id, state, reason, confirmed, decided_at)
     select n.id, case when turn % 1000 = 1 then 'parked' else 'applied' end, 'complete', true, received_at
     from (select *, row_number() over (order by id) as turn from payfast_notifications) n`,
  `insert into payment_refunds (id, merchant_payment_id, amount_cents, status, reason, asked_at, decided_by, decided_at, done_at, part)
     select pg_temp.seed_id(paid_at), merchant_payment_id, 5000, status, 'Paid twice.', paid_at, case when status = 'done' then ${admin('finance')} end,
       case when status = 'done' then paid_at end, case when status = 'done' then paid_at end, 'goodwill'
     from (select *, case when turn % 250 = 0 then 'asked' when turn % 250 = 1 then 'eft_due' else 'done' end as status
       from (select *, row_number() over (order by merchant_payment_id) as turn from payfast_payments where item = 'subscription') p
       where turn % 10 < 2) p`,
];

const matches = [
  `insert into match_proposals (job_id, rep_id, score, features, model, state, reviewed_by, reviewed_at, rank_seen, made_at)
     select j.id, p.rep_id, 0.9 - turn / 100.0, array(select 0.5 from jsonb_array_elements_text('["a"]')), m.number,
       case when j.turned % 2 = 0 and turn < 4 then 'approved' else 'proposed' end,
       case when j.turned % 2 = 0 and turn < 4 then ${admin('reviewer')} end, case when j.turned % 2 = 0 and turn < 4 then now() end,
       case when j.turned % 2 = 0 and turn < 4 then turn end, now()
     from (select id, row_number() over (order by id) as turned from jobs where status = 'active' order by created_at desc limit $1::int / 20) j
     cross join generate_series(1, 12) as turn
     join everybody p on p.number = (j.turned * 31 + turn * 17) % (select count(*) from everybody) + 1 and p.rep_id is not null
     cross join (select number from match_models where active) m
     on conflict do nothing`,
  `insert into match_jobs (job_id, job_version, matched_at, waiting_since)
     select distinct on (j.id) j.id, j.version, now(), case when p.state is distinct from 'approved' then now() - interval '1 day' * random() end
     from match_proposals p join jobs j on j.id = p.job_id order by j.id, p.state`,
  `insert into match_looks (id, rep_id, words, asked_at, answer, answered_by, answered_at)
     select pg_temp.seed_id(at), p.rep_id, 'Why am I never proposed in Soweto?', at, case when number % 50 > 0 then 'We looked.' end,
       case when number % 50 > 0 then ${admin('reviewer')} end, case when number % 50 > 0 then at end
     from (select number, ${moment('number', '$1::int / 100')} as at from generate_series(1, $1::int / 100) number) l
     join everybody p using (number) where p.rep_id is not null`,
];
