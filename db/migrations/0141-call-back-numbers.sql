-- The number to call back: one that was in the profile for a month, before somebody changed it.
alter table rep_profiles
  add column phone_since timestamptz(3) not null default now(),
  add column former_phone text;
alter table business_profiles
  add column phone_since timestamptz(3) not null default now(),
  add column former_phone text;
-- It was not changed after the profile was.
update rep_profiles set phone_since = updated_at;
update business_profiles set phone_since = updated_at;
