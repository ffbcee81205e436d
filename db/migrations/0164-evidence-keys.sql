-- Public halves of the keys that sign evidence packs. A new table: it locks nothing.
create table evidence_keys (
  id text primary key,
  public_key text not null,
  since timestamptz(3) not null
);
