-- Once a bank has taken a payment back, only people move its money, and what they release of it is on hold.

alter table milestones
  -- When the bank took back the payment that funded it.
  add column charged_back_at timestamptz(3),
  -- Of the rep's pay, what had left the wallet by then: the platform's loss.
  add column gone_cents bigint not null default 0,
  add constraint milestones_gone check (gone_cents between 0 and rep_cents);
create index milestones_charged_back on milestones (charged_back_at, id) where charged_back_at is not null and status = 'disputed';

update milestones m set charged_back_at = coalesce(p.charged_back_at, p.paid_at), remind_at = null
  from payment_milestones f join payfast_payments p using (merchant_payment_id)
  where f.milestone_id = m.id and f.funded_at is not null and p.payment_status = 'CHARGED_BACK';
update milestones set due_at = null where charged_back_at is not null and status = 'disputed';

-- What a deadline was about to settle waits for a person. Step ids order by time, as UUIDv7 do.
with waiting as (
  update milestones set disputed_from = status, status = 'disputed', spoke = '{}', due_at = null,
      decide_by = clock_timestamp() + interval '30 days'
    where charged_back_at is not null and held_cents > 0 and status <> 'disputed' returning id)
insert into milestone_steps (id, milestone_id, move, by, status, note)
  select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7'
      || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid,
    id, 'charge_back', 'provider', 'disputed', 'The bank of the business took its payment back.' from waiting;

-- Pay that was released without a hold is put on hold as far as the wallet has it. The rest has left.
do $$
declare
  pay record;
  free bigint;
begin
  for pay in select m.id, m.rep_cents, m.engagement_id, e.rep_id, coalesce(h.amount_cents, 0) as held
      from milestones m join engagements e on e.id = m.engagement_id left join pay_holds h on h.milestone_id = m.id
      where m.charged_back_at is not null and m.rep_cents > coalesce(h.amount_cents, 0) order by m.id loop
    free := 0;
    if pay.held = 0 then
      select least(pay.rep_cents, greatest(0, coalesce(
          (select balance_cents from ledger_accounts where kind = 'rep_wallet' and rep_id = pay.rep_id), 0)
        - coalesce((select sum(amount_cents) from pay_holds where rep_id = pay.rep_id and lifted_at is null), 0))) into free;
      if free > 0 then
        insert into pay_holds (id, rep_id, engagement_id, milestone_id, amount_cents, reason, placed_at)
          values (gen_random_uuid(), pay.rep_id, pay.engagement_id, pay.id, free,
            'The bank of the business took its payment back.', clock_timestamp());
      end if;
    end if;
    update milestones set gone_cents = pay.rep_cents - pay.held - free where id = pay.id;
  end loop;
end
$$;

create function milestone_steps_charged_back() returns trigger language plpgsql as $$
begin
  if exists (select from milestones where id = new.milestone_id and charged_back_at is not null) then
    raise exception 'milestone % was charged back: no deadline moves it', new.milestone_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger milestone_steps_charged_back before insert on milestone_steps
  for each row when (new.by = 'clock') execute function milestone_steps_charged_back();

-- At the end of the transaction, since the release comes before its hold.
create function milestones_pay_on_hold() returns trigger language plpgsql as $$
begin
  if exists (select from milestones m left join pay_holds h on h.milestone_id = m.id
      where m.id = new.id and m.charged_back_at is not null and m.rep_cents <> m.gone_cents + coalesce(h.amount_cents, 0)) then
    raise exception 'milestone % was charged back: its pay is not on hold', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger milestones_pay_on_hold after update of charged_back_at, rep_cents, gone_cents on milestones
  deferrable initially deferred
  for each row when (new.charged_back_at is not null and new.rep_cents > 0) execute function milestones_pay_on_hold();
