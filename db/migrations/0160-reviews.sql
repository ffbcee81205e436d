-- Reviews of completed gigs by both sides, private notes of businesses about reps, and the team's cases. New tables alone: nothing is rewritten.
-- The references lock engagements, profiles and admin_users against writes until the file is done, some milliseconds.

-- Whether a device is recognised by a secret of its own: only then do two accounts on it say anything. False until the next sign-in there.
alter table known_devices add column has_secret boolean not null default false;

-- One row for each completed gig. Both sides can review it until then; closed_at: its reviews were published, or given to the team.
create table review_rounds (
  engagement_id uuid primary key references engagements (id),
  rep_id uuid not null references rep_profiles (id),
  business_id uuid not null references business_profiles (id),
  opened_at timestamptz(3) not null,
  closes_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
create index review_rounds_due on review_rounds (closes_at, engagement_id) where closed_at is null;
create index review_rounds_of_rep on review_rounds (rep_id, closes_at, engagement_id) where closed_at is null;
create index review_rounds_of_business on review_rounds (business_id, closes_at, engagement_id) where closed_at is null;

-- No reader but its author sees a review before published_at, or after hidden_at.
create table reviews (
  id uuid primary key,
  engagement_id uuid not null references review_rounds (engagement_id),
  rep_id uuid not null references rep_profiles (id),
  business_id uuid not null references business_profiles (id),
  by text not null check (by in ('rep', 'business')),
  stars smallint not null check (stars between 1 and 5),
  words text check (words <> '' and length(words) <= 1000),
  again boolean not null,
  written_at timestamptz(3) not null,
  published_at timestamptz(3),
  hidden_at timestamptz(3),
  reply text check (reply <> '' and length(reply) <= 1000),
  replied_at timestamptz(3),
  reply_hidden_at timestamptz(3),
  quotable boolean not null default false,
  constraint reviews_one_of_a_side unique (engagement_id, by),
  constraint reviews_replied_once_published check (replied_at is null or published_at is not null)
);
create index reviews_about_rep on reviews (rep_id, published_at desc, id desc)
  where by = 'business' and published_at is not null and hidden_at is null;
create index reviews_about_business on reviews (business_id, published_at desc, id desc)
  where by = 'rep' and published_at is not null and hidden_at is null;
create index reviews_quotable on reviews (published_at desc, id desc)
  where quotable and published_at is not null and hidden_at is null;
-- For deletions and exports.
create index reviews_of_rep on reviews (rep_id);
create index reviews_of_business on reviews (business_id);

-- Sums of the published reviews about a profile that are not hidden, so that lists read one row for each.
create table review_totals (
  profile_id uuid primary key,
  count integer not null check (count >= 0),
  stars integer not null check (stars between count and 5 * count),
  again integer not null check (again between 0 and count),
  newest_at timestamptz(3)
);

-- What the team decides: a reported review, or one that is not published before the team has checked it.
create table review_cases (
  id uuid primary key,
  review_id uuid not null references reviews (id),
  kind text not null check (kind in ('reported', 'same_person', 'suspended')),
  about text not null default 'review' check (about in ('review', 'reply')),
  evidence text[] not null default '{}' check (evidence <@ array['number', 'file', 'phone', 'device']),
  reporter_id uuid,
  reason text check (reason in ('untrue', 'abuse', 'private', 'other')),
  details text check (details <> '' and length(details) <= 1000),
  created_at timestamptz(3) not null,
  outcome text check (outcome in ('shown', 'hidden')),
  outcome_reason text,
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  constraint review_cases_decided check (num_nonnulls(outcome, outcome_reason, decided_by, decided_at) = any (array[0, 4])),
  constraint review_cases_reported check ((kind = 'reported') = (reason is not null))
);
create index review_cases_open on review_cases (created_at, id) where decided_at is null;
create index review_cases_done on review_cases (decided_at, id) where decided_at is not null;
create unique index review_cases_one_open on review_cases (review_id, about) where decided_at is null;
create index review_cases_of_review on review_cases (review_id);
create index review_cases_of_reporter on review_cases (reporter_id) where reporter_id is not null;

-- A business's own notes about a rep, which no one else reads and no number counts.
create table rep_notes (
  business_id uuid not null references business_profiles (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  text text not null check (text <> '' and length(text) <= 2000),
  updated_at timestamptz(3) not null,
  constraint rep_notes_pkey primary key (business_id, rep_id)
);
create index rep_notes_of_rep on rep_notes (rep_id);
