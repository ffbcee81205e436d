-- Which mails went to whom, without their words: support is asked days later whether one was sent.
create table sent_mails (
  id uuid primary key,
  to_address text not null,
  subject text not null,
  created_at timestamptz not null default now()
);
create index sent_mails_to on sent_mails (to_address, created_at desc, id desc);
create index sent_mails_age on sent_mails (created_at);
