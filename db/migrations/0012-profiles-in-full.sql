-- What people can be found by. Operators may add to it; a rep's own words stand only in the rep's profile.
create table skills (
  id uuid primary key,
  name text not null check (name <> ''),
  -- The heading it stands under, for example "Closing".
  skill_group text not null check (skill_group <> '')
);

create unique index skills_once on skills (lower(name));

alter table rep_profiles
  -- Counts the saves: who read an older one may not overwrite a newer one.
  add column version integer not null default 1 check (version > 0),
  add column age smallint check (age between 18 and 99),
  -- In South Africa. An age is true on the day it is stated, and a year more or less soon after.
  add column age_stated_on date,
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column location_id uuid references locations (id),
  add column location_address text check (location_address <> ''),
  add column industry text check (industry in (
    'technology', 'finance', 'healthcare', 'retail', 'manufacturing', 'other'
  )),
  add column experience text check (experience in ('entry', 'junior', 'mid', 'senior')),
  add column availability text check (availability in ('full-time', 'part-time', 'weekends', 'flexible')),
  add column hourly_rate_cents bigint check (hourly_rate_cents between 1 and 1000000),
  -- Names, in the order in which the rep wants them read.
  add column skills text[] not null default '{}' check (
    cardinality(skills) <= 20 and array_position(skills, null) is null and array_position(skills, '') is null
  ),
  add column description text check (description <> '' and length(description) <= 2000),
  add constraint rep_profiles_age_has_a_day check ((age is null) = (age_stated_on is null));

alter table business_profiles
  add column version integer not null default 1 check (version > 0),
  add column industry text check (industry in (
    'retail', 'fmcg', 'fintech', 'technology', 'healthcare', 'automotive', 'real-estate', 'other'
  )),
  add column company_size text check (company_size in ('1-10', '11-50', '51-200', '201-500', '500+')),
  add column location_address text check (location_address <> ''),
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column website text check (website ~ '^https?://'),
  add column description text check (description <> '' and length(description) <= 2000);
