-- Conversations in which something was written of which nobody has looked yet whom to tell. A row for each message, for a second or two.
create table untold_messages (
  turn bigint generated always as identity primary key,
  conversation_id uuid not null,
  written_at timestamptz(3) not null default now()
);
