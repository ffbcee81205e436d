-- What was taken out of a batch before it was released, and why: the batch tells it.
create table payout_batch_exits (
  batch_id uuid not null references payout_batches (id),
  payout_id uuid not null references payouts (id),
  why text not null check (why in ('administrator', 'hold', 'account_withdrawn')),
  -- Null: no administrator, but a rule.
  taken_out_by uuid references admin_users (id),
  taken_out_at timestamptz(3) not null,
  primary key (batch_id, payout_id)
);
create index payout_batch_exits_of_payout on payout_batch_exits (payout_id);

-- A rule may leave a batch empty too. Then nobody cancelled it.
alter table payout_batches drop constraint payout_batches_cancelled;
alter table payout_batches add constraint payout_batches_cancelled check (
  case status when 'cancelled' then cancelled_at is not null else num_nulls(cancelled_by, cancelled_at) = 2 end);
