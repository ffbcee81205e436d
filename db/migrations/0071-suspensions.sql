-- Who cannot use their account, since when and why. Lifted ones stay as the record of it.
create table suspensions (
  id uuid primary key,
  user_id uuid not null references users (id),
  reason text not null,
  suspended_by uuid not null references admin_users (id),
  suspended_at timestamptz(3) not null,
  lifted_by uuid references admin_users (id),
  lifted_at timestamptz(3),
  lifted_because text,
  constraint suspensions_lifted check (num_nulls(lifted_by, lifted_at, lifted_because) in (0, 3))
);
create unique index suspensions_one_at_a_time on suspensions (user_id) where lifted_at is null;
create index suspensions_of_user on suspensions (user_id);
