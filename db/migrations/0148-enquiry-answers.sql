-- Contact messages and leads are assigned to an admin and answered by email from the panel.
alter table contact_messages add column assigned_to uuid references admin_users (id);
alter table leads add column assigned_to uuid references admin_users (id);

create table enquiry_answers (
  -- Made by the client.
  id uuid primary key,
  contact_message_id uuid references contact_messages (id) on delete cascade,
  lead_id uuid references leads (id) on delete cascade,
  admin_id uuid not null references admin_users (id),
  text text not null,
  sent_at timestamptz(3) not null,
  constraint enquiry_answers_of_one check (num_nonnulls(contact_message_id, lead_id) = 1)
);
create index enquiry_answers_of_message on enquiry_answers (contact_message_id, sent_at) where contact_message_id is not null;
create index enquiry_answers_of_lead on enquiry_answers (lead_id, sent_at) where lead_id is not null;
