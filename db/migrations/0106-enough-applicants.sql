-- How many applicants a job takes before some are answered. Null: as many as its positions give.
alter table jobs add column most_applicants int check (most_applicants > 0);
-- Its business wants everybody who comes.
alter table jobs add column takes_all_applicants boolean not null default false;
