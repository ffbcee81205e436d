-- The review of vetting cases by administrators.

alter table user_vetting_steps drop constraint user_vetting_steps_step_check;
alter table user_vetting_steps add constraint user_vetting_steps_step_check
  check (step in ('submitted', 'document_asked', 'approved', 'rejected', 'reopened', 'documents_deleted'));

-- A file that its owner replaced stays for as long as a case points at it: what was reviewed is what was sent.
alter table user_documents drop constraint user_documents_file_id_fkey;
alter table user_documents add constraint user_documents_keep_their_file
  foreign key (file_id) references stored_files (id);

-- What a reviewer read off a document and had checked. The number itself is not kept, only what finds it again in another
-- case: a hash under a key that is derived from SECRET_KEY and not in the database.
create table vetting_checks (
  vetting_id uuid not null references user_vetting (id) on delete cascade,
  -- Whose number it is: the person's, or their company's.
  subject text not null check (subject in ('person', 'company')),
  kind text not null check (kind in ('sa-id', 'passport', 'cipc')),
  number_hash bytea not null check (octet_length(number_hash) = 32),
  -- What is wrong with the number; null when nothing is.
  fault text check (fault in ('length', 'date', 'status', 'checksum', 'form', 'year')),
  -- Whole years, on the day of the check, as an ID number says.
  age smallint check (age >= 0),
  checked_by uuid not null references admin_users (id),
  checked_at timestamptz(3) not null default now(),
  primary key (vetting_id, subject),
  constraint vetting_checks_company_by_cipc check ((subject = 'company') = (kind = 'cipc')),
  constraint vetting_checks_age_of_a_good_id check (age is null or (kind = 'sa-id' and fault is null))
);
create index vetting_checks_by_number on vetting_checks (number_hash);
create index vetting_checks_by_checker on vetting_checks (checked_by);

-- The lists: what waits is read oldest first, what is decided newest first.
create index user_vetting_by_time on user_vetting (submitted_at, id);
create index user_vetting_by_type_and_time on user_vetting (user_type, submitted_at, id);
create index user_vetting_decided on user_vetting (status, decided_at desc, id desc) where decided_at is not null;
create index user_vetting_decided_by_type on user_vetting (user_type, status, decided_at desc, id desc)
  where decided_at is not null;
-- Cases that wait for the person, not for us.
create index user_documents_asked_again on user_documents (vetting_id)
  where asked_again_at is not null and replaced_at is null;
-- What the deletion of old documents looks through.
create index user_documents_kept on user_documents (vetting_id) where file_id is not null;
