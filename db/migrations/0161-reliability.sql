-- What counts about a rep or a business, one row for each event that says something about them. New tables alone: nothing is locked for longer than
-- their foreign keys take to be added. The nightly task fills them from the history of gigs that there is.
create table reliability_entries (
  id uuid primary key,
  rep_id uuid references rep_profiles (id) on delete cascade,
  business_id uuid references business_profiles (id) on delete cascade,
  milestone_id uuid not null references milestones (id) on delete cascade,
  source_id uuid not null,
  kind text not null check (kind in ('came', 'late', 'no_show', 'withdrew', 'unconfirmed', 'unanswered', 'answered', 'rep_lost', 'paid', 'unpaid',
    'cancelled', 'absent', 'charged_back', 'business_lost')),
  minutes integer check (minutes >= 0),
  happened_at timestamptz(3) not null,
  excused_at timestamptz(3),
  constraint reliability_entries_of_one check (num_nonnulls(rep_id, business_id) = 1),
  constraint reliability_entries_once unique (source_id, kind)
);
create index reliability_entries_of_rep on reliability_entries (rep_id, happened_at, id) where rep_id is not null;
create index reliability_entries_of_business on reliability_entries (business_id, happened_at, id) where business_id is not null;
create index reliability_entries_of_milestone on reliability_entries (milestone_id);

-- Entries are only added. What may change is whether the business accepted the reason.
create function reliability_entries_keep()
  returns trigger language plpgsql as $$
begin
  if (new.source_id, new.kind, new.minutes, new.happened_at, new.milestone_id) is distinct from
     (old.source_id, old.kind, old.minutes, old.happened_at, old.milestone_id) then
    raise exception 'what a reliability entry says never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger reliability_entries_keep before update on reliability_entries for each row execute function reliability_entries_keep();

-- The figure of each user on the day it was worked out.
create table reliability_figures (
  id uuid primary key,
  rep_id uuid references rep_profiles (id) on delete cascade,
  business_id uuid references business_profiles (id) on delete cascade,
  figure jsonb not null,
  fades_on date,
  worked_out_at timestamptz(3) not null,
  constraint reliability_figures_of_one check (num_nonnulls(rep_id, business_id) = 1)
);
create index reliability_figures_fading on reliability_figures (fades_on) where fades_on is not null;

-- An entry can be appealed, and once more if it was kept: the second time another admin decides.
create table reliability_appeals (
  id uuid primary key,
  entry_id uuid not null references reliability_entries (id) on delete cascade,
  round integer not null check (round in (1, 2)),
  words text not null check (words <> ''),
  appealed_at timestamptz(3) not null,
  struck boolean,
  reason text check (reason <> ''),
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  constraint reliability_appeals_once unique (entry_id, round),
  constraint reliability_appeals_decided check (num_nulls(struck, reason, decided_at) in (0, 3))
);
create index reliability_appeals_open on reliability_appeals (appealed_at, id) where decided_at is null;
create index reliability_appeals_decided_at on reliability_appeals (decided_at, id) where decided_at is not null;
