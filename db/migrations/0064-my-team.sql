-- What a business sees of the people who work for it, and of what their work costs.

-- That of its engagement, which never changes hands. So a business finds its weeks, what waits for it and its sums
-- without going through all the work that it ever gave.
alter table milestones add column business_id uuid references business_profiles (id);
update milestones m set business_id = e.business_id from engagements e where e.id = m.engagement_id;
alter table milestones alter column business_id set not null;

create function copy_business_of_engagement() returns trigger language plpgsql as $$
begin
  select business_id into new.business_id from engagements where id = new.engagement_id;
  return new;
end $$;
create trigger milestones_business before insert on milestones
  for each row execute function copy_business_of_engagement();

create index milestones_of_business on milestones (business_id, starts_at)
  include (rep_cents, platform_cents, held_cents, back_cents);
create index milestones_to_answer on milestones (business_id, status, due_at, id) where status in ('agreed', 'submitted');
-- The last work of each rep with a business.
create index engagements_with_rep on engagements (business_id, rep_id, accepted_at desc, id desc);

-- The reps whom a business would have again, for itself alone.
create table favourite_reps (
  business_id uuid not null references business_profiles (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  since timestamptz(3) not null default now(),
  primary key (business_id, rep_id)
);
create index favourite_reps_by_rep on favourite_reps (rep_id);

-- A rep who worked for a business was told of another job of it.
create table job_invitations (
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  invited_at timestamptz(3) not null default now(),
  primary key (job_id, rep_id)
);
create index job_invitations_by_rep on job_invitations (rep_id);
