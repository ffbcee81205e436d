-- The names of a profile are what others see. Once the team has approved them, another name waits in name_changes until it is reviewed.
alter table rep_profiles add column name_approved_at timestamptz(3);
alter table business_profiles add column name_approved_at timestamptz(3);
-- Who signs for the company. The sign-up form sent it, and nothing showed or kept it apart from what the browser may rewrite.
alter table business_profiles add column signatory_name text check (btrim(signatory_name) <> '' and length(signatory_name) <= 120);

update rep_profiles profile set name_approved_at = decided_at from user_vetting v
where v.user_id = profile.user_id and v.user_type = 'rep' and v.status = 'approved';
update business_profiles profile set name_approved_at = decided_at from user_vetting v
where v.user_id = profile.user_id and v.user_type = 'business' and v.status = 'approved';
-- What the reviewer saw beside the signature is on its evidence, and may have been rewritten in the account since.
update business_profiles profile set signatory_name = nullif(left(btrim(coalesce(e.account_name, u.user_metadata ->> 'full_name')), 120), '')
from users u
left join legal_contracts c on c.user_id = u.id and c.user_type = 'business'
left join agreement_evidence e on e.id = c.evidence_id
where u.id = profile.user_id and u.deleted_at is null;

create table name_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  part text not null check (part in ('full_name', 'company_name', 'signatory_name')),
  -- What others saw when it was asked for; null: nothing yet.
  name_before text,
  name_after text not null check (btrim(name_after) <> ''),
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'declined')),
  reason text,
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by uuid references admin_users (id),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'waiting') = (decided_by is null)),
  check ((status = 'declined') = (reason is not null))
);
create unique index name_changes_waiting on name_changes (user_id, part) where status = 'waiting';
create index name_changes_of_user on name_changes (user_id, created_at);
create index name_changes_open on name_changes (created_at, id) where decided_at is null;
create index name_changes_decided on name_changes (decided_at desc, id desc) where decided_at is not null;
