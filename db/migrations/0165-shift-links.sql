-- Links by which a rep shares a shift. A new table: it locks nothing.
create table shift_links (
  engagement_id uuid primary key references engagements (id),
  token_hash bytea not null unique,
  day date not null,
  ends_at timestamptz(3) not null
);
