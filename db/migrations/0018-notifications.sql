-- What people are told inside the app, and the mails about it.

-- One row for each person who was ever told something. Whoever tells them something takes the next place while holding this
-- row until the transaction ends: so a place that can be seen means that every lower one can be seen too, and "read up to
-- here" never covers what nobody had seen yet.
create table notification_heads (
  user_id uuid primary key references users (id) on delete cascade,
  last_place bigint not null
);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Of those of one person: the highest is the newest.
  place bigint not null,
  portal text not null check (portal in ('rep', 'business')),
  kind text not null,
  -- The ids and the few words that it is shown with.
  data jsonb not null,
  -- How many things of the kind it stands for.
  count int not null default 1 check (count > 0),
  -- What such things are counted up under, as long as nobody has read them: a job's id.
  subject uuid,
  -- Names what happened, so that it is told once. What is counted up has none.
  once_key text,
  -- The other person whom it names. No foreign key: telling one must not hold the other.
  about_user_id uuid,
  -- Which choice of the person decides whether it is mailed; null: never.
  mail_topic text,
  told_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  constraint notifications_counted_or_told_once check ((subject is null) <> (once_key is null))
);
create unique index notifications_list on notifications (user_id, place);
create index notifications_unread on notifications (user_id, place) where read_at is null;
create unique index notifications_one_count on notifications (user_id, kind, subject)
  where read_at is null and subject is not null;
create unique index notifications_told_once on notifications (user_id, once_key) where once_key is not null;
create index notifications_naming on notifications (about_user_id) where about_user_id is not null;
-- For what is swept.
create index notifications_by_age on notifications (told_at);
create index notifications_read_by_age on notifications (read_at) where read_at is not null;

-- When to look for something to mail, for each person and choice.
create table notification_mails (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null,
  due_at timestamptz(3),
  -- So that many things in a row make few mails.
  not_before timestamptz(3),
  -- Everything up to here has been mailed, or was looked at and left.
  mailed_place bigint not null default 0,
  primary key (user_id, topic)
);
create index notification_mails_due on notification_mails (due_at) where due_at is not null;

-- Mails about interviews and about jobs that close, by choice like the others.
alter table notification_choices
  add column interview_answers boolean not null default true,
  add column job_closing boolean not null default true;
