-- Whether the reasons make reviewers decide better: of so many in a hundred jobs they are not shown. 0: nobody tries it.
create table match_reasons_trial (
  one_row boolean primary key default true check (one_row),
  hidden_percent int not null default 0 check (hidden_percent between 0 and 50)
);
insert into match_reasons_trial default values;

-- Drawn when the job is first opened while it is tried, and kept.
alter table match_jobs add column reasons_hidden boolean;
-- Who has it open, since when or since what they last decided: how long a decision takes.
alter table match_jobs add column looked_by uuid references admin_users (id);
alter table match_jobs add column looked_at timestamptz(3);

-- Of a decision: what was drawn for its job, and how long it took. Null: nothing was tried; they had gone away meanwhile.
alter table match_proposals add column reasons_hidden boolean;
alter table match_proposals add column seconds_looked real check (seconds_looked >= 0);
