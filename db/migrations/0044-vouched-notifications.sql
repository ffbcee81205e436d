-- What the provider's API cannot bear out, two administrators may.
alter table payfast_inbox
  add column vouched_by uuid references admin_users (id),
  add column vouched_because text,
  add column agreed_by uuid references admin_users (id),
  add constraint payfast_inbox_vouched check ((vouched_by is null) = (vouched_because is null)),
  add constraint payfast_inbox_two_people check (agreed_by is null or (vouched_by is not null and agreed_by <> vouched_by));
