-- What reps asked for goes to the bank in batches, and the bank says what became of it.

create sequence payout_batch_numbers;
create table payout_batches (
  id uuid primary key,
  number bigint not null default nextval('payout_batch_numbers') unique,
  status text not null check (status in ('made', 'released', 'done', 'cancelled')),
  -- Of what is in it; of one that was cancelled, what was.
  payout_count int not null check (payout_count > 0),
  total_cents bigint not null check (total_cents > 0),
  made_by uuid not null references admin_users (id),
  made_at timestamptz(3) not null,
  released_by uuid references admin_users (id),
  released_at timestamptz(3),
  cancelled_by uuid references admin_users (id),
  cancelled_at timestamptz(3),
  -- Of the file for the bank: whenever it is made again, it is the same.
  file_sha256 bytea check (octet_length(file_sha256) = 32),
  constraint payout_batches_released_by_another check (released_by <> made_by),
  constraint payout_batches_released check (num_nulls(released_by, released_at) = case when status in ('released', 'done') then 0 else 2 end),
  constraint payout_batches_cancelled check (num_nulls(cancelled_by, cancelled_at) = case when status = 'cancelled' then 0 else 2 end),
  constraint payout_batches_file check (file_sha256 is null or status in ('released', 'done'))
);
create index payout_batches_newest on payout_batches (made_at desc, id desc);

-- A payout names one batch at most, so that it is never in two.
alter table payouts add constraint payouts_in_a_batch foreign key (batch_id) references payout_batches (id);
create index payouts_by_status on payouts (status, asked_at desc, id desc);
create index wallet_holds_newest on wallet_holds (placed_at desc, id desc) where lifted_at is null;

-- What the bank says. The same file is one statement.
create table bank_statements (
  id uuid primary key,
  file_name text not null,
  sha256 bytea not null constraint bank_statements_once unique check (octet_length(sha256) = 32),
  line_count int not null,
  first_day date not null,
  last_day date not null,
  closing_cents bigint,
  read_by uuid not null references admin_users (id),
  read_at timestamptz(3) not null
);
create index bank_statements_newest on bank_statements (read_at desc, id desc);

create table bank_statement_lines (
  statement_id uuid not null references bank_statements (id),
  number int not null check (number > 0),
  day date not null,
  text text not null,
  amount_cents bigint not null,
  -- The payout or the batch of that number, as its words name it.
  names text check (names in ('payout', 'batch')),
  named_number bigint,
  primary key (statement_id, number),
  constraint bank_statement_lines_named check (num_nulls(names, named_number) in (0, 2))
);
