-- Tokens that our checkout was paid by with another amount than it asked for: no subscription of ours, and to be charged no more.
create table payfast_stray_tokens (
  token text primary key,
  found_at timestamptz not null default now(),
  -- The provider charges nothing on it any more.
  ended_at timestamptz
);
