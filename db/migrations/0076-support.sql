-- What the team does with questions to it, and with reports of what members write to each other.

-- Where each question stands, from its first message on. It is the conversation's: there is one of each person.
create table support_questions (
  conversation_id uuid primary key references conversations (id) on delete cascade,
  status text not null check (status in ('open', 'waiting', 'closed')),
  since timestamptz(3) not null,
  -- Of the person's last message.
  asked_position bigint not null default 0,
  assigned_to uuid references admin_users (id),
  -- When an assignment that nobody answered is over.
  answer_by timestamptz(3),
  constraint support_questions_closed_are_nobodys check (status <> 'closed' or assigned_to is null),
  constraint support_questions_due check ((answer_by is not null) = (status = 'open' and assigned_to is not null))
);
create index support_questions_unassigned on support_questions (since, conversation_id)
  where status = 'open' and assigned_to is null;
create index support_questions_assigned on support_questions (since, conversation_id)
  where status = 'open' and assigned_to is not null;
create index support_questions_rest on support_questions (status, since, conversation_id) where status <> 'open';
create index support_questions_answer_by on support_questions (answer_by) where answer_by is not null;
create index support_questions_of_admin on support_questions (assigned_to) where assigned_to is not null;

-- What administrators wrote for each other. The person never sees it.
create table support_notes (
  -- Made by the client.
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  admin_id uuid not null references admin_users (id),
  text text not null,
  created_at timestamptz(3) not null
);
create index support_notes_of_conversation on support_notes (conversation_id, created_at, id);

-- Who of the team has a question open.
create table support_looks (
  admin_id uuid not null references admin_users (id),
  conversation_id uuid not null references conversations (id) on delete cascade,
  until timestamptz(3) not null,
  primary key (admin_id, conversation_id)
);
create index support_looks_of_conversation on support_looks (conversation_id);

create table canned_answers (
  id uuid primary key,
  title text not null,
  text text not null
);
create unique index canned_answers_title on canned_answers (lower(title));

create table message_reports (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  -- Nobody's any more once the account is deleted.
  reporter_id uuid,
  reported_id uuid,
  message_id uuid references messages (id) on delete set null,
  -- Of the message; of a whole conversation, that of the last one then.
  position bigint not null,
  -- What it said then: its sender may take it back.
  reported_text text,
  reason text not null check (reason in ('fraud', 'paid_elsewhere', 'abuse', 'unwanted', 'other')),
  details text,
  created_at timestamptz(3) not null,
  outcome text check (outcome in ('no_action', 'warned')),
  outcome_reason text,
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  constraint message_reports_decided check (num_nonnulls(outcome, outcome_reason, decided_by, decided_at) in (0, 4))
);
create unique index message_reports_one_open on message_reports (reporter_id, conversation_id) where decided_at is null;
create index message_reports_open on message_reports (created_at, id) where decided_at is null;
create index message_reports_done on message_reports (decided_at, id) where decided_at is not null;
create index message_reports_of_conversation on message_reports (conversation_id);
create index message_reports_of_message on message_reports (message_id) where message_id is not null;
create index message_reports_of_reporter on message_reports (reporter_id) where reporter_id is not null;
create index message_reports_of_reported on message_reports (reported_id) where reported_id is not null;
