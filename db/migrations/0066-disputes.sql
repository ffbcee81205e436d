alter table stored_files
  drop constraint stored_files_purpose_check,
  add constraint stored_files_purpose_check check (purpose in (
    'cv', 'profile-photo', 'profile-video', 'identity-document', 'identity-document-back',
    'company-logo', 'cipc-document', 'utility-bill', 'responsible-person-id', 'responsible-person-id-back',
    'work-evidence'
  )),
  drop constraint stored_files_bucket_check,
  add constraint stored_files_bucket_check
    check (bucket in ('cvs', 'profile-photos', 'user-documents', 'profile-videos', 'work-evidence'));

-- What each side showed of it in a dispute. What it said stands in the steps.
create table dispute_evidence (
  milestone_id uuid not null references milestones (id),
  file_id uuid not null references stored_files (id),
  side text not null check (side in ('rep', 'business')),
  created_at timestamptz(3) not null,
  primary key (milestone_id, file_id)
);
create index dispute_evidence_of_file on dispute_evidence (file_id);

-- That nobody was there is shown by a picture.
alter table attendances add column picture_id uuid references stored_files (id);
create index attendances_of_picture on attendances (picture_id) where picture_id is not null;

-- Decided disputes, the last first.
create index milestones_decided on milestones (decide_by desc, id desc) where status = 'resolved';
