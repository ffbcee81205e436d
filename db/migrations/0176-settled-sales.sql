-- What decisions of disputes have settled, and when sales last stopped counting. Columns with constant defaults: each lock is for a moment.
alter table sales add column settled boolean not null default false;
alter table engagements
  add column sales_paid_before_cents bigint not null default 0 check (sales_paid_before_cents >= 0),
  add column sales_changed_at timestamptz(3);
