-- How many things somebody does at the same moment, over all processes: one row for each that is under way, which its
-- process renews. What a process that was killed left runs out by itself; losing all of them in a crash does no harm.
create unlogged table leases (
  name text not null,
  slot smallint not null,
  holder uuid not null,
  ends_at timestamptz(3) not null,
  primary key (name, slot)
);
create index leases_by_end on leases (ends_at);
