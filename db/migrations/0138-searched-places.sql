-- Searches know places: what a saved search looks for is more than its words, and is stored as the index reads it.
alter table saved_searches add column query text;
update saved_searches set query = plainto_tsquery('english', words)::text where words is not null;
alter table saved_searches drop column words;
