-- What the two sides of some work agree to, version by version, and who signed which of them.

create table engagement_terms (
  engagement_id uuid not null references engagements (id),
  version int not null check (version > 0),
  -- Of the form that the text was written by. A new form changes no text that is here.
  form int not null check (form > 0),
  status text not null check (status in ('in_force', 'proposed', 'declined', 'lapsed', 'taken_back', 'replaced')),
  -- What may differ from one version to the next.
  schedule jsonb,
  start_date date,
  location_id uuid not null references locations (id),
  location_address text,
  pay_cents bigint not null check (pay_cents > 0),
  sha256 bytea not null,
  -- Until somebody signs it: from then on it stands among the signed texts.
  body text,
  created_at timestamptz(3) not null,
  -- Of what waits for the rep's answer.
  due_at timestamptz(3),
  ended_at timestamptz(3),
  primary key (engagement_id, version),
  constraint engagement_terms_hash_fits check (body is null or sha256 = sha256(convert_to(body, 'UTF8'))),
  constraint engagement_terms_due check ((status = 'proposed') <= (due_at is not null))
);
create unique index engagement_terms_in_force on engagement_terms (engagement_id) where status = 'in_force';
create unique index engagement_terms_proposed on engagement_terms (engagement_id) where status = 'proposed';
create index engagement_terms_due_at on engagement_terms (due_at) where status = 'proposed';

-- Each leads to a row of the log of signatures, which proves it.
create table terms_signatures (
  engagement_id uuid not null,
  version int not null,
  side text not null check (side in ('rep', 'business')),
  evidence_id uuid not null constraint terms_signatures_evidence_once unique references agreement_evidence (id),
  signed_at timestamptz(3) not null,
  primary key (engagement_id, version, side),
  foreign key (engagement_id, version) references engagement_terms (engagement_id, version)
);

-- Terms of work are a text of two sides.
alter table agreement_texts alter user_type drop not null;
