import type pg from 'pg';
import { usualCommission } from '#domain/ledger/commission.ts';
import { platformAccounts } from '#server/features/ledger/tables.ts';

/** One of so many hires for a job that is over has been worked, paid and released: the rest has yet to come to it. */
const oneOf = 8;

/**
 * The money of finished engagements, as the ledger's commands would have moved it: paid in when the rep was accepted,
 * released a week later. Until engagements have rows of their own, each goes by the id of its application.
 */
export async function insertMoney(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temporary table seed_engagements as
       select a.id as engagement_id, a.business_id, a.rep_id, j.compensation_cents as cents, a.updated_at as funded_at,
              a.updated_at + interval '7 days' as released_at, (j.compensation_cents * $1::int + 5000) / 10000 as commission,
              pg_temp.seed_id(a.updated_at) as held, pg_temp.seed_id(a.updated_at) as funding,
              pg_temp.seed_id(a.updated_at + interval '7 days') as release
       from job_applications a
       join jobs j on j.id = a.job_id
       where a.status = 'accepted' and j.status = 'closed' and a.updated_at < now() - interval '7 days'
         and ('x' || right(a.id::text, 4))::bit(16)::int % ${oneOf} = 0
         and not exists (select from ledger_accounts where engagement_id = a.id and kind = 'engagement_held')`,
    [usualCommission],
  );
  await client.query(
    `analyze seed_engagements;
     insert into ledger_accounts (id, kind, engagement_id, business_id, rep_id, balance_cents, created_at)
       select held, 'engagement_held', engagement_id, business_id, rep_id, 0, funded_at from seed_engagements;
     insert into ledger_accounts (id, kind, rep_id, balance_cents, created_at)
       select pg_temp.seed_id(min(released_at)), 'rep_wallet', rep_id, 0, min(released_at) from seed_engagements group by rep_id
       on conflict do nothing;
     create temporary table seed_wallets as
       select rep_id, id as wallet from ledger_accounts where kind = 'rep_wallet';
     analyze seed_wallets;
     insert into ledger_transfers (id, kind, idempotency_key, engagement_id, created_at)
       select funding, 'engagement_funded', 'seed ' || engagement_id || ' funded', engagement_id, funded_at from seed_engagements
       union all
       select release, 'engagement_released', 'seed ' || engagement_id || ' released', engagement_id, released_at from seed_engagements;
     insert into ledger_entries (transfer_id, account_id, amount_cents)
       select funding, account, amount from seed_engagements,
         lateral (values ('${platformAccounts.provider_clearing}'::uuid, -cents), (held, cents)) as posted (account, amount);
     insert into ledger_entries (transfer_id, account_id, amount_cents)
       select release, account, amount from seed_engagements join seed_wallets using (rep_id),
         lateral (values (held, -cents), (wallet, cents - commission),
                         ('${platformAccounts.platform_earnings}'::uuid, commission)) as posted (account, amount)
       where amount <> 0;
     drop table seed_engagements, seed_wallets`,
  );
}
