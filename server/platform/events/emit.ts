import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { prepared } from '../db/prepared.ts';
import type { EmitIn, Tx } from '../db/transaction.ts';
import type { EventKind } from './event-kind.ts';
import { events } from './tables.ts';

/** A feature's reaction, in the same transaction, to an event of another. */
export interface Reaction {
  readonly name: string;
  readonly run: (tx: Tx, payloads: readonly never[]) => Promise<void>;
}

/** For many events of a kind as for one. */
export function onAll<Payload extends object>(
  { name }: EventKind<Payload>,
  run: (tx: Tx, payloads: readonly Payload[]) => Promise<void>,
): Reaction {
  return { name, run };
}

/** One after the other. */
export function on<Payload extends object>(
  kind: EventKind<Payload>,
  run: (tx: Tx, payload: Payload) => Promise<void>,
): Reaction {
  return onAll(kind, async (tx, payloads) => {
    for (const payload of payloads) await run(tx, payload);
  });
}

const insertEvent = prepared('events_insert', (db, name) =>
  db
    .insert(events)
    .values({ id: sql.placeholder('id'), name: sql.placeholder('name'), payload: sql.placeholder('payload') })
    .prepare(name),
);

export function emitWith(reactions: readonly Reaction[]): EmitIn {
  return async (tx, kind, payloads) => {
    const [first, ...more] = payloads;
    if (!first) return;
    if (more.length === 0) tx.inPassing(insertEvent(tx.db).execute({ id: uuidv7(), name: kind.name, payload: first }));
    else await insertEvents(tx, kind.name, payloads);
    for (const { name, run } of reactions) if (name === kind.name) await run(tx, payloads as readonly never[]);
  };
}

async function insertEvents(tx: Tx, name: string, payloads: readonly object[]): Promise<void> {
  const ids = payloads.map(() => uuidv7());
  const texts = payloads.map((payload) => JSON.stringify(payload));
  await tx.db.execute(sql`
    insert into events (id, name, payload)
    select id, ${name}, payload from unnest(${sql.param(ids)}::uuid[], ${sql.param(texts)}::jsonb[]) as given (id, payload)`);
}
