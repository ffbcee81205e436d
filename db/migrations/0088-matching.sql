-- Who fits whom: what a match is found and weighed by, what was proposed, what people made of it, and what they were shown.

-- What matches are weighed by. Never edited: training adds another, and going back is making a former one the active one again.
create table match_models (
  id uuid primary key,
  number int not null constraint match_models_numbered unique check (number > 0),
  origin text not null check (origin in ('prior', 'learned')),
  -- As the domain reads it.
  weights jsonb not null,
  corpus jsonb not null,
  -- The names of what is compared, in the order in which proposals and impressions keep it.
  features text[] not null,
  report jsonb,
  made_at timestamptz(3) not null,
  activated_at timestamptz(3),
  activated_by uuid references admin_users (id),
  active boolean not null default false
);
create unique index match_models_one_active on match_models (active) where active;

-- What of reps has to be worked out before they can be found. A task keeps it, and can make all of it anew.
create table match_reps (
  rep_id uuid primary key references rep_profiles (id) on delete cascade,
  -- Signed, approved and not suspended.
  is_open boolean not null,
  -- By their trial or subscription; 'infinity' while a subscription runs.
  access_until timestamptz not null,
  -- On which they have work.
  taken_days date[] not null default '{}',
  completed int not null default 0,
  no_shows int not null default 0,
  late_cancellations int not null default 0,
  hired_again int not null default 0,
  answer_hours real,
  worked_out_at timestamptz not null
);
create index match_reps_by_end on match_reps (access_until) where is_open;

-- What open reps and open jobs are found by: words of the trade, at a place, the strongest first.
create table match_rep_terms (
  term text not null,
  location_id uuid not null references locations (id),
  strength real not null,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  primary key (rep_id, term, location_id)
);
create index match_rep_terms_strongest on match_rep_terms (term, location_id, strength desc, rep_id);
create table match_job_terms (
  term text not null,
  location_id uuid not null references locations (id),
  strength real not null,
  job_id uuid not null references jobs (id) on delete cascade,
  primary key (job_id, term)
);
create index match_job_terms_strongest on match_job_terms (term, location_id, strength desc, job_id);

-- A job that reps are proposed for, as it stands in the queue of the team.
create table match_jobs (
  job_id uuid primary key references jobs (id) on delete cascade,
  job_version int not null,
  matched_at timestamptz(3) not null,
  -- Since when something of it waits for the team; null: nothing does.
  waiting_since timestamptz(3),
  claimed_by uuid references admin_users (id),
  claimed_until timestamptz(3),
  constraint match_jobs_claim_ends check ((claimed_by is null) = (claimed_until is null))
);
create index match_jobs_waiting on match_jobs (waiting_since, job_id) where waiting_since is not null;

create table match_proposals (
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  score real not null,
  -- In the order of match_models.features.
  features real[] not null,
  model int not null references match_models (number),
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'dropped')),
  -- Where the team put it; null: where its score puts it.
  place int check (place > 0),
  -- Where the model had put it when it was looked at.
  rank_seen int check (rank_seen > 0),
  reviewed_by uuid references admin_users (id),
  reviewed_at timestamptz(3),
  reason text check (reason <> ''),
  made_at timestamptz(3) not null,
  primary key (job_id, rep_id),
  constraint match_proposals_reviewed check ((state = 'proposed') = (reviewed_at is null))
);
create index match_proposals_of_rep on match_proposals (rep_id, score);
create index match_proposals_reviewed_at on match_proposals (reviewed_at) where reviewed_at is not null;

-- Who was shown what and where in the list, once a day. Who was shown it follows from the side.
create table match_impressions (
  side text not null check (side in ('rep', 'business')),
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  shown_on date not null,
  rank int not null check (rank > 0),
  policy text not null check (policy <> ''),
  model int not null references match_models (number),
  features real[] not null,
  primary key (rep_id, job_id, side, shown_on)
);
create index match_impressions_of_job on match_impressions (job_id);
create index match_impressions_by_day on match_impressions (shown_on);

-- "Not for me", with the reason, which counts.
create table match_dismissals (
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  reason text not null check (reason in ('pay', 'too_far', 'days', 'kind_of_work', 'company', 'other')),
  dismissed_at timestamptz(3) not null,
  primary key (rep_id, job_id)
);
create index match_dismissals_newest on match_dismissals (rep_id, dismissed_at desc, job_id desc);
create index match_dismissals_of_job on match_dismissals (job_id);

create table match_invitations (
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  business_id uuid not null references business_profiles (id) on delete cascade,
  invited_at timestamptz(3) not null,
  -- That somebody declined is told to nobody.
  answer text check (answer in ('declined', 'applied')),
  answered_at timestamptz(3),
  -- It counts for the day all the same.
  taken_back_at timestamptz(3),
  primary key (job_id, rep_id),
  constraint match_invitations_answered check ((answer is null) = (answered_at is null))
);
create index match_invitations_of_rep on match_invitations (rep_id, invited_at desc, job_id desc);
create index match_invitations_of_business on match_invitations (business_id, invited_at);

-- What a rep chose; nobody who has not chosen stands here.
create table match_choices (
  rep_id uuid primary key references rep_profiles (id) on delete cascade,
  ranked_by_behaviour boolean not null default true,
  weekly_matches boolean not null default false,
  -- Up to this Monday the mail of the week was written.
  mailed_for date
);
create index match_choices_weekly on match_choices (rep_id) where weekly_matches;

-- "Have a person look at it": what a rep asks the team about how they are matched.
create table match_looks (
  id uuid primary key,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  -- Null: about all of it, or about a job that is gone.
  job_id uuid references jobs (id) on delete set null,
  words text not null check (words <> ''),
  asked_at timestamptz(3) not null,
  answer text check (answer <> ''),
  answered_by uuid references admin_users (id),
  answered_at timestamptz(3),
  constraint match_looks_answered check ((answer is null) = (answered_at is null))
);
create unique index match_looks_one_open on match_looks (rep_id) where answered_at is null;
create index match_looks_of_rep on match_looks (rep_id, asked_at desc, id desc);
create index match_looks_waiting on match_looks (asked_at, id) where answered_at is null;
create index match_looks_answered_last on match_looks (answered_at desc, id desc) where answered_at is not null;

-- While it is on, nobody is suggested to a business whom no person approved.
alter table operator_settings add column review_matches boolean not null default true;
