import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Refusal } from '#server/platform/refusal.ts';

/** A schema of its own in our database: neither side reads the other's. */
const schema = `
create schema if not exists escrow_stand_in;
create table if not exists escrow_stand_in.orders (
  id text primary key,
  reference text not null,
  amount bigint not null check (amount > 0),
  form jsonb not null,
  state text not null default 'open' check (state in ('open', 'funded', 'cancelled')),
  refunded bigint not null default 0,
  funded_at timestamptz,
  created_at timestamptz not null default now()
);
create table if not exists escrow_stand_in.refunds (
  order_id text not null references escrow_stand_in.orders,
  key text not null,
  amount bigint not null check (amount > 0),
  primary key (order_id, key)
);`;

export interface Order {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly state: 'open' | 'funded' | 'cancelled';
  readonly refunded: number;
  /** The partner charges nothing for holding money: it is paid by the month. */
  readonly fee: 0;
  readonly funded_at: string | null;
  readonly form: Readonly<Record<string, string>>;
}

const columns =
  'id, reference, amount::float8 as amount, state, refunded::float8 as refunded, 0 as fee, funded_at, form';

/** The partner's state, through a restart too. */
export function openOrders(pool: pg.Pool) {
  let made: Promise<unknown> | undefined;
  const ask = async <Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> => {
    // Two processes that start together would both find nothing there.
    made ??= pool.query(`begin; select pg_advisory_xact_lock(hashtext('escrow_stand_in')); ${schema}; commit`);
    await made;
    return (await pool.query(statement, [...values])).rows as Row[];
  };
  const one = async (where: string, value: string): Promise<Order> => {
    const [found] = await ask<Order>(`select ${columns} from escrow_stand_in.orders where ${where} = $1`, [value]);
    if (!found) throw new Refusal('request.not_found');
    return found;
  };
  return {
    find: (id: string) => one('id', id),
    async begin(form: ReadonlyMap<string, string>): Promise<string> {
      const id = `escrow-${randomUUID()}`;
      await ask('insert into escrow_stand_in.orders (id, reference, amount, form) values ($1, $2, $3, $4)', [
        id,
        form.get('reference'),
        form.get('amount'),
        JSON.stringify(Object.fromEntries(form)),
      ]);
      return id;
    },
    /** Null: it was closed before. */
    async close(id: string, state: 'funded' | 'cancelled'): Promise<Order | null> {
      const [closed] = await ask<Order>(
        `update escrow_stand_in.orders set state = $2, funded_at = case when $2 = 'funded' then now() end
         where id = $1 and state = 'open' returning ${columns}`,
        [id, state],
      );
      return closed ?? null;
    },
    /** Each key once, however often it is sent. False: less than that is left. */
    async refund(id: string, key: string, amount: number): Promise<boolean> {
      const known = await ask<{ amount: string }>(
        'select amount from escrow_stand_in.refunds where order_id = $1 and key = $2',
        [id, key],
      );
      if (known.length > 0) return Number(known[0]?.amount) === amount;
      const done = await ask(
        `with taken as (
           update escrow_stand_in.orders set refunded = refunded + $3
           where id = $1 and state = 'funded' and refunded + $3 <= amount returning id)
         insert into escrow_stand_in.refunds (order_id, key, amount) select id, $2, $3 from taken returning 1`,
        [id, key, amount],
      );
      return done.length > 0;
    },
  };
}
