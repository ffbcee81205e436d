-- How a saved search was read when its query was made. Those read by former rules are read again in the background.
alter table saved_searches add column query_version smallint not null default 0;
create index saved_searches_to_reread on saved_searches (query_version) where filters ? 'q';
