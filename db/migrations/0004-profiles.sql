create table rep_profiles (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  full_name text not null check (full_name <> ''),
  preferred_location_id uuid references locations (id),
  preferred_industry_id uuid references industries (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint rep_profiles_one_per_user unique (user_id)
);

create table business_profiles (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  company_name text not null check (company_name <> ''),
  primary_location_id uuid references locations (id),
  primary_industry_id uuid references industries (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint business_profiles_one_per_user unique (user_id)
);
