-- Other processes write meanwhile: what they begin before the triggers are there has to be counted, or wait.
lock table payment_courses, payment_refunds, payfast_payments in share row exclusive mode;

-- What a course brought in was added up from all that was ever paid for courses, and from what became of each of these payments. Now a line
-- says itself whether its money went back, and the sums of a course are kept as its other counts are.
alter table payment_courses add column went_back boolean not null default false;

create function payment_course_is_back(line payment_courses) returns boolean language sql stable as $$
  select exists (
      select from payfast_payments p
      where p.merchant_payment_id = line.merchant_payment_id and p.payment_status in ('REFUNDED', 'CHARGED_BACK'))
    or exists (
      select from payment_refunds r
      where r.merchant_payment_id = line.merchant_payment_id and r.part = 'course' and r.status in ('done', 'eft_paid')
        and r.course_id = line.course_id and r.learner_id = line.learner_id)
$$;

update payment_courses line set went_back = true where payment_course_is_back(line);

create table course_money (
  course_id uuid primary key,
  paid_cents bigint not null,
  returned_cents bigint not null
);
create table course_money_changes (
  id bigint generated always as identity primary key,
  course_id uuid not null,
  paid_cents bigint not null,
  returned_cents bigint not null
);
insert into course_money (course_id, paid_cents, returned_cents)
select course_id, sum(amount_cents), coalesce(sum(amount_cents) filter (where went_back), 0)
from payment_courses where opened_at is not null group by course_id;

-- Of two who change what becomes of a payment at once, the second sees the first.
create function payment_courses_follow(payment uuid) returns void language plpgsql as $$
begin
  perform from payfast_payments where merchant_payment_id = payment for no key update;
  update payment_courses line set went_back = not went_back
  where merchant_payment_id = payment and went_back <> payment_course_is_back(line);
end
$$;
create function payfast_payments_turned() returns trigger language plpgsql as $$
begin
  perform payment_courses_follow(new.merchant_payment_id);
  return null;
end
$$;
create trigger payfast_payments_turned after update of payment_status on payfast_payments for each row
  when ((old.payment_status in ('REFUNDED', 'CHARGED_BACK')) <> (new.payment_status in ('REFUNDED', 'CHARGED_BACK')) and new.item = 'courses')
  execute function payfast_payments_turned();
create function payment_refunds_turned() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.part = 'course' then perform payment_courses_follow(old.merchant_payment_id); end if;
  if tg_op <> 'DELETE' and new.part = 'course' then perform payment_courses_follow(new.merchant_payment_id); end if;
  return null;
end
$$;
create trigger payment_refunds_turned after insert or delete or update of status, part, merchant_payment_id, course_id, learner_id
  on payment_refunds for each row execute function payment_refunds_turned();

create function payment_courses_begin() returns trigger language plpgsql as $$
begin
  new.went_back := payment_course_is_back(new);
  return new;
end
$$;
create trigger payment_courses_begin before insert on payment_courses for each row execute function payment_courses_begin();
create function payment_courses_counted() returns trigger language plpgsql as $$
begin
  insert into course_money_changes (course_id, paid_cents, returned_cents)
  select line.course_id, sum(line.cents), sum(case when line.went_back then line.cents else 0 end)
  from (values (new.course_id, new.opened_at, new.went_back, new.amount_cents), (old.course_id, old.opened_at, old.went_back, -old.amount_cents))
    as line (course_id, opened_at, went_back, cents)
  where line.opened_at is not null group by line.course_id
  having sum(line.cents) <> 0 or sum(case when line.went_back then line.cents else 0 end) <> 0;
  return null;
end
$$;
create trigger payment_courses_counted after insert or delete or update on payment_courses
  for each row execute function payment_courses_counted();

-- What the panel looks for among very many, and found by reading too much of them.

-- By an address as it is typed or pasted: its trigrams are those of everybody at the same company. Written backwards, what is known of the
-- part before the sign comes first.
create index users_by_address_parts on users
  (reverse(split_part(email, '@', 1)) text_pattern_ops, split_part(email, '@', 2) text_pattern_ops) where deleted_at is null;
-- What the team decided in three months is counted from the index alone.
create index match_proposals_judged on match_proposals (reviewed_at) include (job_id, rank_seen, state, place) where reviewed_at is not null;
drop index match_proposals_reviewed_at;
