-- What reps chose to tell of their gender, for one purpose alone: to compare how often groups are shown first. It is no part of a profile,
-- nothing that ranks reads it, and nobody is shown it of one person. Whoever takes it back has no row.
create table told_genders (
  rep_id uuid primary key references rep_profiles (id) on delete cascade,
  gender text not null check (gender in ('woman', 'man', 'another')),
  told_at timestamptz(3) not null
);
