-- A subscription may end at once because nothing was due when it was paid: reps pay nothing.
alter table subscriptions
  drop constraint subscriptions_ended_because_check,
  add constraint subscriptions_ended_because_check check (ended_because in
    ('refunded', 'charged_back', 'paid_twice', 'account_closed', 'unpaid', 'ran_out', 'nothing_due'));
