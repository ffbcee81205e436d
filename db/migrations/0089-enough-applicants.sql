-- A job takes so many applicants at a time, unless its business wants all who come.
alter table jobs add column takes_all_applicants boolean not null default false;
