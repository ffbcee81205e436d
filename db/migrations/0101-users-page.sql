-- The team may vouch for the old mailbox of an account that is lost or was mistyped: then the new one alone has to agree.
alter table users drop constraint users_new_email_agreed_by_check;
alter table users add constraint users_new_email_agreed_by_check check (new_email_agreed_by in ('current', 'new', 'team'));

-- What administrators tell each other about a person.
create table user_notes (
  id uuid primary key,
  user_id uuid not null references users (id),
  admin_id uuid not null references admin_users (id),
  text text not null,
  created_at timestamptz(3) not null
);
create index user_notes_newest on user_notes (user_id, created_at desc, id desc);

-- What was done to one person.
create index admin_audit_by_target on admin_audit (target_id, created_at desc, id desc) where target_type = 'user';
-- The reports that somebody is in.
create index message_reports_by_reporter on message_reports (reporter_id, created_at desc);
create index message_reports_by_reported on message_reports (reported_id, created_at desc);
