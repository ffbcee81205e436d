-- What a business hires one rep for is an engagement; a gig is what it offers, to several reps perhaps. The ledger keeps the
-- money of engagements, and says so.

alter table ledger_accounts rename column gig_id to engagement_id;
alter table ledger_transfers rename column gig_id to engagement_id;
alter table rep_wallets rename column gigs_completed to engagements_completed;
alter table rep_wallets rename constraint rep_wallets_gigs_completed_check to rep_wallets_engagements_completed_check;
alter index ledger_transfers_of_gig rename to ledger_transfers_of_engagement;

-- What names a kind: the rows get the new names in between. They are what may never be changed, so their guards step aside
-- for that, until this transaction ends at the latest.
alter table ledger_accounts drop constraint ledger_accounts_kind_check, drop constraint ledger_accounts_owned;
alter table ledger_transfers drop constraint ledger_transfers_kind_check;
drop index ledger_accounts_one_of_gig;
drop index ledger_transfers_funded_once;

alter table ledger_accounts disable trigger ledger_accounts_follow;
alter table ledger_transfers disable trigger ledger_transfers_append_only;
update ledger_accounts set kind = 'engagement_held' where kind = 'gig_held';
update ledger_transfers set kind = replace(kind, 'gig_', 'engagement_');
alter table ledger_accounts enable trigger ledger_accounts_follow;
alter table ledger_transfers enable trigger ledger_transfers_append_only;

alter table ledger_accounts
  add constraint ledger_accounts_kind_check
    check (kind in ('provider_clearing', 'platform_earnings', 'engagement_held', 'rep_wallet')),
  add constraint ledger_accounts_owned check (
    case kind
      when 'engagement_held' then num_nulls(engagement_id, business_id, rep_id, balance_cents) = 0
      when 'rep_wallet' then num_nulls(rep_id, balance_cents) = 0 and num_nonnulls(engagement_id, business_id) = 0
      else num_nonnulls(engagement_id, business_id, rep_id, balance_cents) = 0
    end
  );
alter table ledger_transfers
  add constraint ledger_transfers_kind_check
    check (kind in ('engagement_funded', 'engagement_released', 'engagement_refunded'));
create unique index ledger_accounts_one_of_engagement on ledger_accounts (engagement_id) where kind = 'engagement_held';
-- More money for an engagement would be another engagement: else "released in full" could come true twice.
create unique index ledger_transfers_funded_once on ledger_transfers (engagement_id) where kind = 'engagement_funded';

create or replace function ledger_post() returns trigger language plpgsql as $$
begin
  if exists (select from added e join ledger_transfers t on t.id = e.transfer_id
             where t.booked_in <> pg_current_xact_id()) then
    raise exception 'a ledger transfer that is booked takes no more entries' using errcode = 'check_violation';
  end if;
  -- In one order, whoever posts: of two transfers, never each waits for the other.
  perform from ledger_accounts
    where id in (select account_id from added) and balance_cents is not null
    order by id for no key update;
  update ledger_accounts
    set balance_cents = balance_cents + moved.cents
    from (select account_id, sum(amount_cents)::bigint as cents from added group by account_id) moved
    where id = moved.account_id and balance_cents is not null;

  insert into rep_wallets as known (rep_id, total_earnings_cents, engagements_completed)
    select a.rep_id, coalesce(sum(e.amount_cents) filter (where a.kind = 'rep_wallet'), 0),
           count(distinct a.id) filter (where a.kind = 'engagement_held' and a.balance_cents = 0 and not exists (
             select from ledger_transfers back where back.engagement_id = t.engagement_id and back.kind = 'engagement_refunded'))
    from added e
    join ledger_transfers t on t.id = e.transfer_id and t.kind = 'engagement_released'
    join ledger_accounts a on a.id = e.account_id and a.rep_id is not null
    group by a.rep_id order by a.rep_id
    on conflict (rep_id) do update set
      total_earnings_cents = known.total_earnings_cents + excluded.total_earnings_cents,
      engagements_completed = known.engagements_completed + excluded.engagements_completed;

  insert into business_spending as known (business_id, total_spent_cents)
    select a.business_id, -sum(e.amount_cents)
    from added e
    join ledger_transfers t on t.id = e.transfer_id and t.kind = 'engagement_released'
    join ledger_accounts a on a.id = e.account_id and a.kind = 'engagement_held'
    group by a.business_id order by a.business_id
    on conflict (business_id) do update set
      total_spent_cents = known.total_spent_cents + excluded.total_spent_cents;
  return null;
end
$$;
