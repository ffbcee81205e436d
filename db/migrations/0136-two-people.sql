-- What one admin proposes and another approves.
create table admin_approvals (
  id uuid primary key,
  act text not null check (act ~ '^[a-z_]+\.[a-z_]+$'),
  target_type text,
  target_id uuid,
  -- The user it is about: what it says of them goes with their account.
  user_id uuid references users (id),
  -- What is carried out.
  input jsonb not null,
  -- What the approver was shown.
  effects jsonb not null,
  amount_cents bigint check (amount_cents >= 0),
  reason text not null,
  status text not null default 'open' check (status in ('open', 'approved', 'declined', 'withdrawn', 'expired')),
  proposed_by uuid not null references admin_users (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references admin_users (id),
  decided_at timestamptz,
  decided_because text,
  constraint admin_approvals_whole_target check ((target_type is null) = (target_id is null)),
  constraint admin_approvals_decided check ((status = 'open') = (decided_at is null)),
  constraint admin_approvals_two_people check (
    status not in ('approved', 'declined') or (decided_by is not null and decided_by <> proposed_by))
);

-- One open proposal of a kind about a thing. The settings are one thing.
create unique index admin_approvals_one_open on admin_approvals (act, target_id) nulls not distinct where status = 'open';
create index admin_approvals_waiting on admin_approvals (proposed_at, id) where status = 'open';
create index admin_approvals_closed on admin_approvals (proposed_at desc, id desc) where status <> 'open';
create index admin_approvals_by_user on admin_approvals (user_id) where user_id is not null;

-- Who was added, invited, enabled or given another role lately.
create index admin_audit_of_team on admin_audit (target_id, created_at) where target_type = 'admin';
