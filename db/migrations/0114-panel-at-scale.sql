-- Lists and figures of the panel that look for few among all people.

-- Who is suspended, newest first.
create index users_barred on users (created_at desc, id desc) where banned_until is not null;
-- Accounts that are gone: their cases are taken off what is counted.
create index users_deleted on users (id) where deleted_at is not null;
