-- Money that a rep's cancellation frees waits for a while before it is refunded, so that it can pay for a replacement.
alter table payment_refunds add column wait_until timestamptz;

alter table payment_milestones
  add column moved_cents bigint not null default 0,
  add column from_milestone_id uuid,
  add constraint payment_milestones_moved check (moved_cents >= 0 and moved_cents <= amount_cents);
