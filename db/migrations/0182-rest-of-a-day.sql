-- The place of a rep who didn't come, as it is offered for the rest of the day. `standby_places` is locked for the moment it takes to add a column with a
-- constant default; no row is rewritten.
alter table standby_places add column rest boolean not null default false;
