import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { verifyBooks } from '#server/app/verify-books.ts';
import { type Acknowledged, verifyWrites } from '../day/writes.ts';

/** Within which the queue is empty after the last kill. A killed worker's job is tried again after a minute or two. */
export const drainSeconds = 300;

export interface Traces {
  readonly writes: Awaited<ReturnType<typeof verifyWrites>>;
  /** Of all that the load wrote, acknowledged or not. */
  readonly doubled: { readonly messages: number; readonly payments: number };
  readonly booksDiffer: readonly string[];
}

export interface Drained {
  /** Null: not within `drainSeconds`. */
  readonly drainedAfterSeconds: number | null;
  /** Jobs given up, by task. A scheduled task isn't among them: its next run does the same work. */
  readonly failed: Readonly<Record<string, number>>;
  readonly failedSchedules: Readonly<Record<string, number>>;
}

export async function checkTraces(pool: pg.Pool, url: string, writes: readonly Acknowledged[]): Promise<Traces> {
  return {
    writes: await verifyWrites(pool, writes),
    doubled: {
      messages: await numberOf(
        pool,
        `select count(*)::int as value from (
           select from messages where content like 'On my way, ten minutes.%' group by content having count(*) > 1) doubled`,
      ),
      payments: await numberOf(
        pool,
        `select count(*)::int as value from (
           select from ledger_transfers where kind = 'courses_paid' group by payment_id having count(*) > 1) doubled`,
      ),
    },
    booksDiffer: await verifyBooks(url),
  };
}

/** Whether the kills cost nothing. A kind of write that was never acknowledged wasn't checked. */
export function isSound({ writes, doubled, booksDiffer }: Traces, queue: Drained): boolean {
  return (
    Object.values(writes).every((kind) => kind.acknowledged > 0 && kind.lost === 0 && kind.doubled === 0) &&
    doubled.messages === 0 &&
    doubled.payments === 0 &&
    booksDiffer.length === 0 &&
    queue.drainedAfterSeconds !== null &&
    Object.keys(queue.failed).length === 0
  );
}

/** Waits until no task is due. */
export async function drainQueue(pool: pg.Pool): Promise<Drained> {
  const began = Date.now();
  // Jobs of a later day wait rightly; those that were tried and failed don't.
  const pending = `select count(*)::int as value from pgboss.job where name not like '\\_\\_pgboss%'
    and (state in ('retry', 'active') or state = 'created' and start_after <= now())`;
  let drainedAfterSeconds: number | null = null;
  while (drainedAfterSeconds === null && Date.now() - began < drainSeconds * 1000) {
    if ((await numberOf(pool, pending)) === 0) drainedAfterSeconds = Math.round((Date.now() - began) / 1000);
    else await delay(500);
  }
  const { rows } = await pool.query<{ name: string; scheduled: boolean; times: number }>(
    `select name, exists (select from pgboss.schedule s where s.name = job.name) as scheduled, count(*)::int as times
     from pgboss.job where state = 'failed' group by name order by name`,
  );
  const failed = (scheduled: boolean) =>
    Object.fromEntries(rows.filter((row) => row.scheduled === scheduled).map(({ name, times }) => [name, times]));
  return { drainedAfterSeconds, failed: failed(false), failedSchedules: failed(true) };
}

async function numberOf(pool: pg.Pool, query: string): Promise<number> {
  const { rows } = await pool.query<{ value: number }>(query);
  return rows[0]?.value ?? Number.NaN;
}

/** How each kind of write is taken back: `$1` is the write as JSON. */
const removing: Readonly<Record<Acknowledged['kind'], string>> = {
  application: `delete from job_applications a using rep_profiles r where a.rep_id = r.id
    and a.job_id = ($1::jsonb ->> 'jobId')::uuid and r.user_id = ($1::jsonb ->> 'userId')::uuid`,
  message: `delete from messages where content like '%' || ($1::jsonb ->> 'id')`,
  'check-in': `delete from attendances a using milestones m
    where a.milestone_id = m.id and m.engagement_id = ($1::jsonb ->> 'engagementId')::uuid`,
  payment: `delete from ledger_transfers where kind = 'courses_paid' and payment_id = ($1::jsonb ->> 'paymentId')::uuid`,
};

/**
 * Takes back one write of each kind, stores a message twice and unbalances the books: a check that finds nothing now can't find anything. The
 * database itself forbids a second application, check-in or payment.
 */
export async function spoil(pool: pg.Pool, writes: readonly Acknowledged[]): Promise<void> {
  const client = await pool.connect();
  // Past the triggers and keys that refuse it.
  await client.query('begin; set local session_replication_role = replica');
  for (const [kind, remove] of Object.entries(removing)) {
    const { rowCount } = await client.query(remove, [JSON.stringify(writes.find((write) => write.kind === kind))]);
    if (!rowCount) throw new Error(`No acknowledged ${kind} could be taken back`);
  }
  const [, doubled] = writes.filter((write) => write.kind === 'message');
  if (doubled === undefined) throw new Error('The load acknowledged fewer than two messages');
  await client.query(
    `insert into messages (id, conversation_id, position, change, sender_id, sender_side, content, created_at)
     select gen_random_uuid(), conversation_id, position + 1000000, change + 1000000, sender_id, sender_side, content, created_at
     from messages where content like '%' || $1`,
    [doubled.id],
  );
  await client.query(
    `update rep_wallets set total_earnings_cents = total_earnings_cents + 1
     where rep_id = (select rep_id from rep_wallets order by rep_id limit 1)`,
  );
  await client.query('commit');
  client.release();
}

/** Whether the checks after `spoil` found what it did, beside what they had found before. */
export const isNoticed = (before: Traces, after: Traces): boolean =>
  Object.entries(after.writes).every(
    ([kind, { lost }]) => lost === before.writes[kind as Acknowledged['kind']].lost + 1,
  ) &&
  after.writes.message.doubled === before.writes.message.doubled + 1 &&
  after.doubled.messages === before.doubled.messages + 1 &&
  after.booksDiffer.length > before.booksDiffer.length;
