-- Pictures and documents that people send each other. Of these a person has many at once: each goes to one message.
alter table stored_files
  drop constraint stored_files_purpose_check,
  add constraint stored_files_purpose_check check (purpose in (
    'cv', 'profile-photo', 'profile-video', 'identity-document', 'identity-document-back',
    'company-logo', 'cipc-document', 'utility-bill', 'responsible-person-id', 'responsible-person-id-back',
    'work-evidence', 'message-file'
  )),
  drop constraint stored_files_bucket_check,
  add constraint stored_files_bucket_check check (bucket in (
    'cvs', 'profile-photos', 'user-documents', 'profile-videos', 'work-evidence', 'message-files'
  )),
  -- It became part of something else, and is no longer its owner's to remove or to replace.
  add column taken_at timestamptz(3);
drop index stored_files_one_current;
create unique index stored_files_one_current on stored_files (owner_id, purpose)
  where superseded_at is null and taken_at is null and purpose <> 'message-file';
create index stored_files_current on stored_files (owner_id) where superseded_at is null and taken_at is null;

create table message_files (
  file_id uuid primary key references stored_files (id),
  message_id uuid not null references messages (id) on delete cascade
);
create index message_files_of_message on message_files (message_id);
