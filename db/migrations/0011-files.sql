-- Files that people gave us. What is in them lies in the file store, under object_key.
create table stored_files (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in (
    'cv', 'profile-photo', 'profile-video', 'identity-document',
    'company-logo', 'cipc-document', 'utility-bill', 'responsible-person-id'
  )),
  bucket text not null check (bucket in ('cvs', 'profile-photos', 'user-documents', 'profile-videos')),
  object_key text not null constraint stored_files_object_once unique,
  -- As its owner named it: shown, and used for nothing else.
  name text not null check (name <> ''),
  content_type text not null,
  -- Of what is kept, before it is sealed. Pictures are not kept as they were sent.
  byte_size integer not null check (byte_size > 0),
  -- Of what was sent: the same file sent again is known by it.
  sha256 bytea not null check (octet_length(sha256) = 32),
  sealed boolean not null,
  -- Which of the keys in DOCUMENTS_KEY and DOCUMENTS_KEY_OLD opens it.
  key_id text constraint stored_files_sealed_with_a_key check (sealed = (key_id is not null)),
  duration_ms integer check (duration_ms > 0),
  created_at timestamptz(3) not null default now(),
  -- Replaced or removed. The row goes with its object as soon as no other table points at it.
  superseded_at timestamptz(3),
  constraint stored_files_documents_are_sealed check (sealed = (bucket = 'user-documents'))
);
create unique index stored_files_one_current on stored_files (owner_id, purpose) where superseded_at is null;
create index stored_files_by_owner on stored_files (owner_id);
create index stored_files_superseded on stored_files (superseded_at) where superseded_at is not null;
-- The same document in two accounts.
create index stored_files_by_checksum on stored_files (sha256);
