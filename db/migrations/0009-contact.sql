-- What people send who are not signed in: messages, and details they agreed to leave with the team.

create table contact_messages (
  id uuid primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  subject text not null check (subject <> ''),
  message text not null check (message <> ''),
  user_type text check (user_type in ('sales_rep', 'business', 'investor', 'other')),
  created_at timestamptz(3) not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_by_email on contact_messages (lower(email), created_at);

create table leads (
  id uuid primary key,
  kind text not null check (kind in ('business', 'sales_rep')),
  -- The contact's name of a business, the full name of a rep.
  name text not null check (name <> ''),
  email text not null constraint leads_email_normal check (email = lower(email)),
  phone text,
  description text,
  company_name text check (company_name <> ''),
  industry text,
  number_of_reps text,
  location text,
  experience text,
  industries text[],
  availability text,
  -- POPIA: to which words, when and where they agreed. Taking it back deletes the row.
  consent_version text not null,
  consent_channel text not null check (consent_channel in ('website')),
  consented_at timestamptz(3) not null default now(),
  constraint leads_of_a_business check (
    kind <> 'business' or (company_name is not null and industry is not null and number_of_reps is not null)
  ),
  constraint leads_of_a_rep check (
    kind <> 'sales_rep'
    or (location is not null and experience is not null and industries is not null and availability is not null)
  )
);
create index leads_newest on leads (consented_at desc, id desc);
create index leads_by_email on leads (email, consented_at);
