create table book_checks (
  checked_at timestamptz primary key default clock_timestamp(),
  differences integer not null check (differences >= 0)
);
