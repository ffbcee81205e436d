-- The network that a device signed in from last, as a keyed hash: the mark of a program can be guessed, and proves nothing.
alter table known_devices add column network_hash bytea;

-- When each kind of mail was asked for lately: the mail says how often, since it may have been somebody else.
create table mail_asks (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  asked_at timestamptz(3)[] not null,
  primary key (user_id, kind)
);

-- Where the session was raised by a second factor: refresh tokens below are of somebody who had not shown it.
alter table sessions add column raised_at_counter integer not null default 0;
