-- What is true of the whole installation: one row. The fingerprint tells a process with another SECRET_KEY that it is no part
-- of it, and does not lead back to the key.

create table installation (
  only_row boolean primary key default true check (only_row),
  secret_key_fingerprint text not null,
  secret_key_since timestamptz(3) not null default now()
);
