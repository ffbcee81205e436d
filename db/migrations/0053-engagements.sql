-- What follows when somebody is accepted: the work of one rep on one job, from the terms to the money.

-- One hired rep on one job, with what both agree to as it stood when the business accepted.
create table engagements (
  id uuid primary key,
  application_id uuid not null constraint engagements_one_of_application unique references job_applications (id),
  job_id uuid not null references jobs (id),
  rep_id uuid not null references rep_profiles (id),
  business_id uuid not null references business_profiles (id),
  -- Raised by each change of the terms: whoever agrees names what they read.
  terms_version int not null default 1 check (terms_version > 0),
  job_version int not null,
  title text not null,
  tasks text not null,
  location_id uuid not null references locations (id),
  location_address text,
  schedule jsonb,
  start_date date,
  pay_cents bigint not null check (pay_cents > 0),
  fee_basis_points int not null check (fee_basis_points between 0 and 10000),
  fee_bearer text not null check (fee_bearer in ('rep', 'business')),
  accepted_at timestamptz(3) not null,
  agreed_at timestamptz(3)
);
create index engagements_of_rep on engagements (rep_id, accepted_at desc, id desc);
create index engagements_of_business on engagements (business_id, accepted_at desc, id desc);
create index engagements_of_job on engagements (job_id);

-- What is funded, done and paid by itself: all of the work, or a week of it.
create table milestones (
  id uuid primary key,
  engagement_id uuid not null references engagements (id),
  number int not null check (number > 0),
  days date[] not null,
  -- Of the first and the last shift. Null while the days are not named.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  paid_minutes int check (paid_minutes > 0),
  pay_cents bigint not null check (pay_cents >= 0),
  fee_cents bigint not null check (fee_cents between 0 and pay_cents),
  status text not null check (status in
    ('accepted', 'agreed', 'funded', 'confirmed', 'active', 'submitted', 'completed', 'lapsed', 'cancelled', 'no_show',
     'business_absent', 'disputed', 'resolved')),
  -- When silence decides. A task looks for those that are over; what is over by the clock is over before it comes.
  due_at timestamptz(3),
  decide_by timestamptz(3),
  waiting_since timestamptz(3),
  checked_out boolean not null default false,
  changes_requested int not null default 0,
  disputed_from text,
  spoke text[] not null default '{}' check (spoke <@ array['rep', 'business']),
  funded_cents bigint not null default 0 check (funded_cents >= 0),
  held_cents bigint not null default 0 check (held_cents >= 0),
  rep_cents bigint not null default 0 check (rep_cents >= 0),
  platform_cents bigint not null default 0 check (platform_cents >= 0),
  back_cents bigint not null default 0 check (back_cents >= 0),
  constraint milestones_once unique (engagement_id, number),
  constraint milestones_shifts check (num_nulls(starts_at, ends_at) in (0, 2) and ends_at > starts_at),
  constraint milestones_money check (funded_cents = held_cents + rep_cents + platform_cents + back_cents)
);
create index milestones_due on milestones (due_at) where due_at is not null;
create index milestones_to_decide on milestones (decide_by) where status = 'disputed';

-- Every move, for both sides to read.
create table milestone_steps (
  id uuid primary key,
  milestone_id uuid not null references milestones (id),
  move text not null,
  by text not null check (by in ('rep', 'business', 'provider', 'administrator', 'clock')),
  status text not null,
  note text,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index milestone_steps_of_milestone on milestone_steps (milestone_id, id);

-- Who was there when. Made by the phone, with an id of its own: what it sends twice is one.
create table attendances (
  id uuid primary key,
  milestone_id uuid not null references milestones (id),
  kind text not null check (kind in ('in', 'out', 'waiting')),
  day date not null,
  -- By the phone, corrected by how far its clock was off when it sent it.
  at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  clock_ahead_ms bigint not null,
  -- Where, if the rep agreed to tell.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  constraint attendances_once unique (milestone_id, kind, day),
  constraint attendances_place check (num_nulls(latitude, longitude) in (0, 2))
);

-- What the rep says was done; handed in again after each request for changes.
create table hand_ins (
  id uuid primary key,
  milestone_id uuid not null references milestones (id),
  lines jsonb not null,
  sold int check (sold >= 0),
  created_at timestamptz(3) not null
);
create index hand_ins_of_milestone on hand_ins (milestone_id, id);
