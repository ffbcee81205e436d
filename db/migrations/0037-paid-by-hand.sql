-- Who says that a refund was paid at the bank: not who approved it.
alter table payment_refunds
  add column paid_by uuid references admin_users (id),
  add constraint payment_refunds_paid_by_another check (paid_by is null or decided_by is null or paid_by <> decided_by);
