-- The agreement between the marketplace and its people, the proof of who signed it, and the vetting of who did.

-- Texts that somebody signed, to the letter, each once.
create table agreement_texts (
  sha256 bytea primary key,
  user_type text not null check (user_type in ('rep', 'business')),
  version text not null check (version <> ''),
  effective_from date not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  constraint agreement_texts_hash_fits check (sha256 = sha256(convert_to(body, 'UTF8')))
);

-- ECTA, section 13: what shows that a typed signature is this person's, and means what it says. Each row holds the hash of
-- the one before it, so that a row that is changed, taken out or moved is found (npm run evidence -- verify). It holds no
-- foreign key to the account: the proof outlives it.
create table agreement_evidence (
  -- 1, 2, 3 … without a gap.
  position bigint primary key check (position > 0),
  id uuid not null constraint agreement_evidence_id_once unique,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  row_hash bytea not null check (octet_length(row_hash) = 32),
  user_id uuid not null,
  user_type text not null check (user_type in ('rep', 'business')),
  session_id uuid not null,
  text_sha256 bytea not null references agreement_texts (sha256),
  version text not null,
  ticked boolean not null check (ticked),
  typed_name text not null check (btrim(typed_name) <> ''),
  -- The name of the account at that moment.
  account_name text,
  account_email text not null,
  address text not null,
  user_agent text,
  signed_at timestamptz(3) not null,
  constraint agreement_evidence_chain_once unique (previous_hash)
);
create index agreement_evidence_of_user on agreement_evidence (user_id, user_type, position desc);
create index agreement_evidence_of_text on agreement_evidence (text_sha256);

-- Neither the proof nor the texts it points at are ever edited.
create function agreements_keep() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger agreement_evidence_append_only before update or delete on agreement_evidence
  for each row execute function agreements_keep();
create trigger agreement_evidence_never_truncated before truncate on agreement_evidence
  for each statement execute function agreements_keep();
create trigger agreement_texts_append_only before update or delete on agreement_texts
  for each row execute function agreements_keep();
create trigger agreement_texts_never_truncated before truncate on agreement_texts
  for each statement execute function agreements_keep();

-- What a person last signed.
create table legal_contracts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  user_type text not null check (user_type in ('rep', 'business')),
  text_sha256 bytea not null references agreement_texts (sha256),
  version text not null,
  is_agreed boolean not null check (is_agreed),
  signature_data text not null check (btrim(signature_data) <> ''),
  signed_at timestamptz(3) not null,
  -- Null for people of a demo or a seed, who signed nothing.
  evidence_id uuid references agreement_evidence (id),
  -- Where the PDF lies; null until it is made.
  copy_key text,
  created_at timestamptz(3) not null default now(),
  constraint legal_contracts_one_of_a_kind unique (user_id, user_type)
);
create index legal_contracts_by_text on legal_contracts (text_sha256);
create index legal_contracts_by_evidence on legal_contracts (evidence_id) where evidence_id is not null;

create table user_vetting (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  user_type text not null check (user_type in ('rep', 'business')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  -- The reviewer's word to the person.
  reason text,
  submitted_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by uuid references admin_users (id),
  -- Who has the case open, and until when nobody else may decide it.
  claimed_by uuid references admin_users (id),
  claimed_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint user_vetting_one_of_a_kind unique (user_id, user_type),
  constraint user_vetting_decided_at_once check ((status = 'pending') = (decided_at is null)),
  constraint user_vetting_rejected_for_a_reason check (status <> 'rejected' or btrim(reason) <> ''),
  constraint user_vetting_whole_claim check ((claimed_by is null) = (claimed_until is null))
);
create index user_vetting_queue on user_vetting (status, submitted_at, id);
create index user_vetting_queue_by_type on user_vetting (user_type, status, submitted_at, id);
create index user_vetting_by_decider on user_vetting (decided_by) where decided_by is not null;
create index user_vetting_by_claimer on user_vetting (claimed_by) where claimed_by is not null;

-- The documents of a case. One that is replaced stays, for the history.
create table user_documents (
  id uuid primary key,
  vetting_id uuid not null references user_vetting (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  document_type text not null check (document_type in (
    'identity-document', 'cv', 'profile-video', 'cipc-document', 'utility-bill', 'responsible-person-id'
  )),
  -- Holds the file for as long as the case needs it, even when its owner replaced it. Null once it was deleted: documents
  -- are kept for a time only.
  file_id uuid references stored_files (id),
  file_name text not null,
  created_at timestamptz(3) not null default now(),
  replaced_at timestamptz(3),
  asked_again_at timestamptz(3),
  -- What the person reads about why.
  asked_again_reason text,
  constraint user_documents_asked_for_a_reason check ((asked_again_at is null) = (asked_again_reason is null))
);
create unique index user_documents_one_current on user_documents (vetting_id, document_type) where replaced_at is null;
create index user_documents_of_case on user_documents (vetting_id, created_at);
create index user_documents_of_user on user_documents (user_id);
create index user_documents_by_file on user_documents (file_id) where file_id is not null;

-- Every step of a case: who took it, when, and what they said. Never updated.
create table user_vetting_steps (
  id uuid primary key,
  vetting_id uuid not null references user_vetting (id) on delete cascade,
  step text not null check (step in ('submitted', 'document_asked', 'approved', 'rejected')),
  -- The document that was asked for again.
  document_type text,
  note text,
  by_user_id uuid references users (id) on delete set null,
  by_admin_id uuid references admin_users (id),
  created_at timestamptz(3) not null default now(),
  constraint user_vetting_steps_by_one check (num_nonnulls(by_user_id, by_admin_id) <= 1)
);
create index user_vetting_steps_of_case on user_vetting_steps (vetting_id, created_at, id);
create index user_vetting_steps_by_user on user_vetting_steps (by_user_id) where by_user_id is not null;
create index user_vetting_steps_by_admin on user_vetting_steps (by_admin_id) where by_admin_id is not null;
