-- How people hear of messages while they do not look: on which of their devices, and up to where they were told.

create table push_devices (
  id uuid primary key,
  user_id uuid not null,
  -- Whoever signs out hears nothing there any more.
  session_id uuid not null references sessions (id) on delete cascade,
  -- As the browser gave it: the address at its push service, and what only it can read.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- Our key that it subscribed with. With another one nothing reaches it.
  server_key text not null,
  created_at timestamptz(3) not null,
  -- It says that it is still there whenever the app is opened on it.
  renewed_at timestamptz(3) not null,
  -- When its push service last took something, and last did not.
  taken_at timestamptz(3),
  failed_at timestamptz(3)
);
create index push_devices_of_user on push_devices (user_id, renewed_at desc);
create index push_devices_of_session on push_devices (session_id);

alter table notification_choices
  add column messages boolean not null default true,
  add column quiet_nights boolean not null default false,
  add column message_previews boolean not null default false;

create table message_notices (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null,
  -- Positions up to which the bell was rung and a mail was sent, or neither was needed.
  told_position bigint not null default 0,
  mailed_position bigint not null default 0,
  -- When to look whether it is still unread; null: nothing waits.
  mail_due_at timestamptz(3),
  primary key (conversation_id, user_id)
);
create index message_notices_due on message_notices (mail_due_at) where mail_due_at is not null;
create index message_notices_of_user on message_notices (user_id);
