-- When the owner last showed the password (or a mailed code), and the second factor, in this session after signing in.
alter table sessions add column owner_proven_at timestamptz(3);
alter table sessions add column factor_proven_at timestamptz(3);
