-- The admins' lists of decided disputes are by deadline. `milestones` is locked for writes while the index is built: it holds a few rows of them.
create index milestones_ruled on milestones (due_at, id) where status = 'disputed' and ruled_cents is not null;

-- A gig whose pay comes from sales is completed although what sales didn't earn is refunded. `unsold` marks such a refund, and none before. The
-- column and the check lock `ledger_transfers` for an instant: a default that is stored once rewrites nothing, and the check reads no row.
alter table ledger_transfers add column unsold boolean not null default false;
alter table ledger_transfers add constraint ledger_transfers_unsold check (not unsold or kind = 'engagement_refunded') not valid;

create or replace function ledger_post()
  returns trigger language plpgsql as $$
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
           count(distinct a.id) filter (where a.kind = 'engagement_held' and a.balance_cents = 0 and t.completes and not exists (
             select from ledger_transfers back
             where back.engagement_id = t.engagement_id and back.kind = 'engagement_refunded' and not back.unsold))
    from added e
    join ledger_transfers t on t.id = e.transfer_id and (t.kind = 'engagement_released' or t.unsold)
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
