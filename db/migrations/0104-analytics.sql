-- What the operator reads about the market as it goes on. A task copies each deed once, when it has happened, with the place and the industry
-- that it had then, and adds the days up. So nothing that is changed or deleted later changes a figure of the past.

-- What happened. The id is that of the row that says so; no foreign key, and no name: the deed outlives the account.
create table analytics_deeds (
  figure text not null,
  id uuid not null,
  at timestamptz(3) not null,
  -- Of South Africa.
  day date not null generated always as ((at at time zone 'Africa/Johannesburg')::date) stored,
  province text not null,
  industry text not null,
  -- The profile of whoever did it, so that cohorts can be followed; null where it is nobody's.
  doer uuid,
  -- Cents, minutes or places, as the figure has it.
  amount bigint not null,
  primary key (figure, id, at)
);
create index analytics_deeds_newest on analytics_deeds (figure, at desc, id desc);
-- Whose first week it was.
create index analytics_deeds_of_doer on analytics_deeds (doer, figure, day) where doer is not null;

-- Their sums, also over all provinces, all industries, and both: 'all'.
create table analytics_days (
  province text not null,
  industry text not null,
  figure text not null,
  day date not null,
  deeds bigint not null,
  amount bigint not null,
  primary key (province, industry, figure, day)
);

-- Of those who signed up in a week, how many did something in each week since. Weeks are named by their Mondays.
create table analytics_cohorts (
  side text not null check (side in ('rep', 'business')),
  signed_up date not null,
  week date not null,
  people int not null,
  primary key (side, signed_up, week)
);

-- One row. Up to when everything is counted.
create table analytics_progress (
  one_row boolean primary key default true check (one_row),
  counted_at timestamptz(3)
);
insert into analytics_progress default values;

-- What the task looks for: what has happened since yesterday.
create index rep_profiles_newest on rep_profiles (created_at);
create index business_profiles_newest on business_profiles (created_at);
create index rep_profiles_saved on rep_profiles (updated_at);
create index business_profiles_saved on business_profiles (updated_at);
create index users_confirmed on users (email_confirmed_at) where email_confirmed_at is not null;
create index legal_contracts_signed on legal_contracts (signed_at);
create index jobs_ended on jobs (closed_at) where closed_at is not null;
create index engagements_newest on engagements (accepted_at);
create index milestone_steps_by_time on milestone_steps using brin (created_at);
create index ledger_transfers_by_time on ledger_transfers using brin (created_at);
create index subscriptions_ended_at on subscriptions (ended_at) where ended_at is not null;
create index course_purchases_newest on course_purchases (bought_at);
create index course_purchases_finished on course_purchases (completed_at) where completed_at is not null;
create index certificates_newest on certificates (issued_at);
