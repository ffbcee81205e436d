import type pg from 'pg';
import { platformAccounts } from '#server/features/ledger/tables.ts';
import { sealNumber } from '#server/features/payouts/services/account-numbers.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';

/**
 * Reps with earnings have had most of it paid to a bank account, repeatedly, and one in thirty waits for a payout: requested, in a batch, or
 * released.
 */
export async function insertPayouts(client: pg.ClientBase, secretKey: Secret): Promise<void> {
  await client.query(accounts);
  const { rows } = await client.query<{ id: string; number: string }>('select id, number from seed_accounts');
  for (let from = 0; from < rows.length; from += sealedAtOnce) {
    const part = rows.slice(from, from + sealedAtOnce);
    await client.query(
      `update seed_accounts set sealed = given.sealed from unnest($1::uuid[], $2::bytea[]) as given (id, sealed)
       where given.id = seed_accounts.id`,
      [part.map(({ id }) => id), part.map(({ id, number }) => sealNumber(secretKey, id, number))],
    );
  }
  await client.query(payouts);
}

const sealedAtOnce = 5_000;

/** Reps with earnings, and bank accounts for those without one, to be sealed. */
const accounts = `
  create temporary table seed_earned as
    select m.rep_id, count(*)::int / 4 as times, sum(rep_cents)::bigint as cents, min(settled_at) as since,
           (row_number() over (order by random()) - 0.5) / count(*) over () as chance
    from (select pm.rep_id, rep_cents, settled_at from payment_milestones pm
          join payfast_payments using (merchant_payment_id) join milestones on milestones.id = milestone_id
          where pm.funded_at is not null and settled_at is not null and rep_cents > 0) m
    where not exists (select from payouts where payouts.rep_id = m.rep_id)
    group by m.rep_id;
  create temporary table seed_accounts as
    select pg_temp.seed_id(since) as id, rep_id, full_name, since, null::bytea as sealed,
           '10' || lpad((floor(chance * 100000000))::text, 8, '0') as number
    from seed_earned join rep_profiles on rep_profiles.id = rep_id
    where not exists (select from bank_accounts known where known.rep_id = seed_earned.rep_id and known.status = 'current');
  create unique index on seed_accounts (id);
  analyze seed_accounts`;

const payouts = `
  insert into bank_accounts
    (id, rep_id, status, bank, branch_code, holder, sealed_number, last_four, asked_at, confirmed_at, usable_from)
    select id, rep_id, 'current', 'capitec', '470010', full_name, sealed, right(number, 4), since, since, since from seed_accounts;
  create temporary table seed_payouts as
    select rep_id, account.id as bank_account_id, pg_temp.seed_id(given.asked_at) as payout_id, cents, given.status, given.asked_at,
           pg_temp.seed_id(given.asked_at) as requested, pg_temp.seed_id(given.asked_at + interval '2 days') as paid
    from (
      select rep_id, floor(cents * 0.7 / nullif(times, 0))::bigint as cents, 'paid' as status,
             since + (now() - interval '4 days' - since) * (turn / (times + 1.0)) as asked_at
      from seed_earned, generate_series(1, times) as turn where since < now() - interval '5 days'
      union all
      select rep_id, floor(cents * 0.2)::bigint, case when chance < 0.02 then 'asked' when chance < 0.025 then 'in_batch' else 'released' end,
             greatest(since, now() - interval '2 days' * random())
      from seed_earned where chance < 0.03) given
    join bank_accounts account using (rep_id) where account.status = 'current' and cents >= 10000;
  analyze seed_payouts;
  insert into admin_users (id, email, role, password_hash) select gen_random_uuid(), email, 'finance', 'none: nobody signs in with it'
    from unnest(array['payouts-one@seed.example', 'payouts-two@seed.example']) as email on conflict do nothing;
  create temporary table seed_batches as
    select gen_random_uuid() as batch_id, status, count(*) as payout_count, sum(cents)::bigint as total_cents, max(asked_at) as made_at
    from seed_payouts where status in ('in_batch', 'released') group by status;
  insert into payout_batches (id, status, payout_count, total_cents, made_by, made_at, released_by, released_at)
    select batch_id, case seed_batches.status when 'released' then 'released' else 'made' end, payout_count, total_cents, one.id, made_at,
           case seed_batches.status when 'released' then other.id end, case seed_batches.status when 'released' then made_at end
    from seed_batches, admin_users one, admin_users other
    where one.email = 'payouts-one@seed.example' and other.email = 'payouts-two@seed.example';
  insert into payouts (id, rep_id, bank_account_id, amount_cents, status, asked_at, expected_on, batch_id, changed_at)
    select payout_id, rep_id, bank_account_id, cents, status, asked_at, asked_at::date + 4, batch_id,
           case status when 'paid' then asked_at + interval '2 days' else asked_at end
    from seed_payouts left join seed_batches using (status) order by seed_payouts.asked_at;
  insert into wallet_holds (id, rep_id, reason, what_to_do, placed_at)
    select gen_random_uuid(), rep_id, 'We look into a complaint.', 'Nothing: we write to you.', asked_at
    from seed_payouts where status = 'asked' and right(payout_id::text, 1) = '0';
  insert into ledger_accounts (id, kind, rep_id, balance_cents, created_at)
    select pg_temp.seed_id(min(asked_at)), 'rep_payout', rep_id, 0, min(asked_at) from seed_payouts
    where not exists (
      select from ledger_accounts known where known.kind = 'rep_payout' and known.rep_id = seed_payouts.rep_id)
    group by rep_id;
  insert into ledger_transfers (id, kind, idempotency_key, payout_id, created_at)
    select requested, 'payout_requested', 'payout_requested ' || payout_id, payout_id, asked_at from seed_payouts
    union all
    select paid, 'payout_paid', 'payout_paid ' || payout_id, payout_id, asked_at + interval '2 days'
      from seed_payouts where status = 'paid';
  create temporary table seed_wallets as
    select rep_id, max(id::text) filter (where kind = 'rep_wallet')::uuid as wallet,
           max(id::text) filter (where kind = 'rep_payout')::uuid as going
    from ledger_accounts where kind in ('rep_wallet', 'rep_payout') group by rep_id;
  insert into ledger_entries (transfer_id, account_id, amount_cents)
    select requested, account, amount from seed_payouts join seed_wallets using (rep_id),
      lateral (values (wallet, -cents), (going, cents)) as posted (account, amount)
    union all
    select paid, account, amount from seed_payouts join seed_wallets using (rep_id),
      lateral (values (going, -cents), ('${platformAccounts.bank}'::uuid, cents)) as posted (account, amount)
    where status = 'paid';
  drop table seed_earned, seed_accounts, seed_payouts, seed_batches, seed_wallets`;
