-- The key that encrypts documents now, by its id, and where files are stored: `local`, or the endpoint and name of a bucket. Null
-- until a process of this version has started and found them to be right.
alter table installation
  add column documents_key_id text,
  add column files_location text;

-- Finds the few keys in use among all documents.
create index stored_files_by_key on stored_files (key_id) where key_id is not null;
