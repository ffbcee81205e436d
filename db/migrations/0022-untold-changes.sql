-- What happened to applications and interviews and nobody was told of yet: written with the deed, and taken away by the
-- task that tells its two sides. No foreign keys: telling must not hold up what happens.
create table untold_changes (
  -- Whoever changes an application holds it, so those of one application are numbered in the order in which they happened.
  turn bigint primary key generated always as identity,
  application_id uuid not null,
  rep_user_id uuid not null,
  business_user_id uuid not null,
  -- What happened, and the interview as it was then. It names nobody.
  change jsonb not null,
  happened_at timestamptz(3) not null default now()
);
create index untold_changes_of_application on untold_changes (application_id, turn);
