-- Several courses are ordered at once, for oneself or for others, and each of them goes back by itself.
alter table payment_refunds
  drop constraint payment_refunds_part_check,
  add constraint payment_refunds_part_check check (part in ('all', 'milestone', 'excess', 'goodwill', 'course')),
  add column course_id uuid,
  add column learner_id uuid,
  add constraint payment_refunds_of_course foreign key (merchant_payment_id, course_id, learner_id)
    references payment_courses (merchant_payment_id, course_id, learner_id),
  add constraint payment_refunds_course_named check (num_nonnulls(course_id, learner_id) = case part when 'course' then 2 else 0 end);
drop index payment_refunds_one_a_part;
create unique index payment_refunds_one_a_part on payment_refunds
  (merchant_payment_id, part, coalesce(milestone_id, course_id, merchant_payment_id), coalesce(learner_id, merchant_payment_id))
  where status <> 'rejected';

-- What went back for courses is booked for each refund.
drop index ledger_transfers_courses_once;
create unique index ledger_transfers_courses_once on ledger_transfers (payment_id, kind)
  where kind in ('courses_paid', 'courses_charged_back');
