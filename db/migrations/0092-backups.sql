-- When a backup was finished, as whoever makes it says (`npm run db -- backup-done`): backups are made outside of the app.
create table backups (
  id uuid primary key,
  done_at timestamptz(3) not null default now()
);
create index backups_newest on backups (done_at desc);
