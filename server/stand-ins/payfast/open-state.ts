import type pg from 'pg';
import { Refusal } from '#server/platform/refusal.ts';

/** A schema of its own in our database: neither side reads the other's. */
const schema = `
create schema if not exists payfast_stand_in;
set local search_path to payfast_stand_in;
create table if not exists switches (
  only_one boolean primary key default true check (only_one),
  clock_ahead interval not null default '0',
  -- Notifications wait until someone sends them.
  hold boolean not null default false,
  validate text not null default 'answer',
  refunds text not null default 'card',
  -- A charge that failed is told of; PayFast's pages promise that of no renewal.
  tell_failures boolean not null default false,
  -- Renewals say which of our payments began it.
  name_renewals boolean not null default true
);
insert into switches default values on conflict do nothing;
create table if not exists checkouts (
  id uuid primary key,
  form jsonb not null,
  state text not null default 'open',
  created_at timestamptz not null default now()
);
create table if not exists subscriptions (
  token text primary key,
  checkout_id uuid not null references checkouts,
  status text not null default 'ACTIVE',
  amount bigint not null,
  frequency int not null,
  cycles int not null,
  cycles_complete int not null default 0,
  -- The day that charges are counted from, and how many lie before the next.
  counted_from date not null,
  counted int not null,
  run_date date not null,
  -- How far its own calendar is ahead of everybody's.
  days_ahead int not null default 0,
  cycles_paused int not null default 0,
  card_works boolean not null default true,
  fail_next boolean not null default false,
  failures int not null default 0,
  try_on date,
  created_at timestamptz not null default now()
);
create table if not exists payments (
  pf_payment_id bigint generated always as identity (start with 2000001) primary key,
  checkout_id uuid not null references checkouts,
  token text references subscriptions,
  status text not null,
  amount bigint not null,
  fee bigint not null,
  refunded bigint not null default 0,
  created_at timestamptz not null default now()
);
create table if not exists notifications (
  id bigint generated always as identity primary key,
  url text not null,
  body text not null,
  pf_payment_id bigint not null,
  status text not null,
  -- Ours; false: with a signature that is not.
  genuine boolean not null default true,
  attempts int not null default 0,
  answered int,
  -- Null: not to be sent automatically.
  send_at timestamptz,
  created_at timestamptz not null default now()
);
create index if not exists notifications_due on notifications (send_at) where send_at is not null;
`;

/** Its state, through a restart too. */
export interface State {
  rows<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The one row of a statement. Without one it is refused as not found. */
  row<Row>(statement: string, values?: readonly unknown[]): Promise<Row>;
  transaction<Result>(work: (state: State) => Promise<Result>): Promise<Result>;
  /** False until it was first used. */
  isThere(): Promise<boolean>;
}

export function openState(pool: pg.Pool): State {
  let made: Promise<void> | undefined;
  const ready = () => {
    made ??= makeSchema(pool);
    return made;
  };
  return {
    ...queriesOn(async (statement, values) => {
      await ready();
      return pool.query(statement, values);
    }),
    async transaction(work) {
      await ready();
      return inTransaction(pool, (client) => {
        const state: State = {
          ...queriesOn((statement, values) => client.query(statement, values)),
          transaction: (inner) => inner(state),
          isThere: async () => true,
        };
        return work(state);
      });
    },
    async isThere() {
      const { rows } = await pool.query("select to_regclass('payfast_stand_in.notifications') is not null as there");
      return rows[0].there;
    },
  };
}

type Ask = (statement: string, values: unknown[]) => Promise<pg.QueryResult>;

function queriesOn(ask: Ask): Pick<State, 'rows' | 'row'> {
  const rows = async <Row>(statement: string, values: readonly unknown[] = []) =>
    (await ask(statement, [...values])).rows as Row[];
  return {
    rows,
    async row<Row>(statement: string, values?: readonly unknown[]) {
      const [first] = await rows<Row>(statement, values);
      if (first === undefined) throw new Refusal('request.not_found');
      return first;
    },
  };
}

async function makeSchema(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    // Two processes that start together would both find nothing there.
    await client.query("select pg_advisory_xact_lock(hashtext('payfast_stand_in'))");
    await client.query(schema);
  });
}

async function inTransaction<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
