-- What people write to each other, about an application or to all who were hired for a job, and to the team.

create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('application', 'job', 'support')),
  -- Of a deleted account nothing of these is left; what was written stays with the other.
  job_id uuid references jobs (id) on delete set null,
  application_id uuid references job_applications (id) on delete set null,
  business_id uuid references business_profiles (id) on delete set null,
  rep_id uuid references rep_profiles (id) on delete set null,
  -- Who asks the team.
  person_id uuid,
  -- What the job was called when it began.
  job_title text,
  replies_to text check (replies_to in ('business', 'all')),
  -- Counts up with each message sent, edited or deleted.
  last_change bigint not null default 0,
  last_position bigint not null default 0,
  last_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint conversations_about check ((kind = 'support') = (person_id is not null)),
  constraint conversations_replies check ((kind = 'job') = (replies_to is not null)),
  constraint conversations_titled check ((kind = 'support') = (job_title is null))
);
-- One of each pair and job, one of each job, one of each person with the team, whoever opens it and how often.
create unique index conversations_one_of_pair on conversations (job_id, rep_id) where kind = 'application';
create unique index conversations_one_of_job on conversations (job_id) where kind = 'job';
create unique index conversations_one_of_person on conversations (person_id) where kind = 'support';
create index conversations_of_application on conversations (application_id) where application_id is not null;
create index conversations_of_business on conversations (business_id) where business_id is not null;
create index conversations_of_rep on conversations (rep_id) where rep_id is not null;

create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null,
  side text not null check (side in ('rep', 'business', 'person')),
  -- Of the conversation, so that one's list is read from one index.
  last_at timestamptz(3) not null,
  delivered_position bigint not null default 0,
  read_position bigint not null default 0,
  -- Messages of others after read_position.
  unread integer not null default 0 check (unread >= 0),
  muted_at timestamptz(3),
  archived_at timestamptz(3),
  -- What came later they neither see nor write.
  left_position bigint,
  primary key (conversation_id, user_id)
);
create index conversation_members_inbox on conversation_members (user_id, last_at desc, conversation_id desc)
  where archived_at is null;
create index conversation_members_archived on conversation_members (user_id, last_at desc, conversation_id desc)
  where archived_at is not null;
create index conversation_members_unread on conversation_members (user_id, side) where unread > 0;

create table messages (
  -- Made by the client.
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  position bigint not null,
  change bigint not null,
  -- A user, or an administrator. Nobody's any more once the account is deleted.
  sender_id uuid not null,
  sender_side text not null check (sender_side in ('rep', 'business', 'person', 'team')),
  content text not null check (char_length(content) <= 4000),
  attachments jsonb not null default '[]',
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  constraint messages_in_order unique (conversation_id, position),
  constraint messages_changed check (change >= position),
  constraint messages_say_something check (deleted_at is not null or content <> '' or attachments <> '[]'),
  constraint messages_deleted check (deleted_at is null or content = '' and attachments = '[]')
);
-- What was edited or deleted since: few, and the rest is found by position.
create index messages_changed_later on messages (conversation_id, change) where change > position;

create table message_blocks (
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  constraint message_blocks_another check (blocker_id <> blocked_id)
);
create index message_blocks_of_blocked on message_blocks (blocked_id);

-- Of those who chose otherwise than everybody does at first.
create table messaging_choices (
  user_id uuid primary key references users (id) on delete cascade,
  shows_seen boolean not null
);
