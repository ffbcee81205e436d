-- Reps on standby, and the places that are offered to them. `job_applications` is locked for the moment it takes to add a nullable column; no row is
-- rewritten. The tables are new.
alter table job_applications add column standby_until timestamptz(3);

create table standby_orders (
  job_id uuid primary key references jobs (id) on delete cascade,
  automatic boolean not null,
  typed_name text not null,
  session_id uuid not null,
  address text not null,
  user_agent text,
  signed_at timestamptz(3) not null
);

create table standby_places (
  id uuid primary key,
  engagement_id uuid not null unique references engagements (id),
  job_id uuid not null references jobs (id) on delete cascade,
  automatic boolean not null,
  status text not null check (status in ('open', 'filled', 'closed')),
  opened_at timestamptz(3) not null,
  ended_at timestamptz(3),
  filled_by uuid references engagements (id),
  arrives_at timestamptz(3),
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'filled') = (filled_by is not null)),
  check ((status = 'filled') = (arrives_at is not null))
);
create index standby_places_open on standby_places (id) where status = 'open';
create index standby_places_of_job on standby_places (job_id);
create unique index standby_places_filled_by on standby_places (filled_by) where filled_by is not null;

create table standby_offers (
  id uuid primary key,
  place_id uuid not null references standby_places (id) on delete cascade,
  application_id uuid not null references job_applications (id) on delete cascade,
  engagement_id uuid not null,
  status text not null check (status in ('open', 'accepted', 'declined', 'expired', 'taken')),
  offered_at timestamptz(3) not null,
  answer_by timestamptz(3) not null,
  answered_at timestamptz(3),
  unique (place_id, application_id)
);
create index standby_offers_of_application on standby_offers (application_id, status);
create unique index standby_offers_accepted on standby_offers (place_id) where status = 'accepted';
