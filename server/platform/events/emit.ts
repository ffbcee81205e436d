import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { prepared } from '../db/prepared.ts';
import type { EmitIn, Tx } from '../db/transaction.ts';
import type { EventKind } from './event-kind.ts';
import { events } from './tables.ts';

/** What one feature does, in the same transaction, when something happens in another. */
export interface Reaction {
  readonly name: string;
  readonly run: (tx: Tx, payload: never) => Promise<void>;
  /** For many at once; without it `run` is called for each. */
  readonly runAll: ((tx: Tx, payloads: readonly never[]) => Promise<void>) | undefined;
}

export function on<Payload extends object>(
  kind: EventKind<Payload>,
  run: (tx: Tx, payload: Payload) => Promise<void>,
  runAll?: (tx: Tx, payloads: readonly Payload[]) => Promise<void>,
): Reaction {
  return { name: kind.name, run: run as Reaction['run'], runAll: runAll as Reaction['runAll'] };
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
    if (more.length === 0) await insertEvent(tx.db).execute({ id: uuidv7(), name: kind.name, payload: first });
    else await insertEvents(tx, kind.name, payloads);
    for (const { name, run, runAll } of reactions) {
      if (name !== kind.name) continue;
      if (runAll && more.length > 0) await runAll(tx, payloads as readonly never[]);
      else for (const payload of payloads) await run(tx, payload as never);
    }
  };
}

async function insertEvents(tx: Tx, name: string, payloads: readonly object[]): Promise<void> {
  const ids = payloads.map(() => uuidv7());
  const texts = payloads.map((payload) => JSON.stringify(payload));
  await tx.db.execute(sql`
    insert into events (id, name, payload)
    select id, ${name}, payload from unnest(${sql.param(ids)}::uuid[], ${sql.param(texts)}::jsonb[]) as given (id, payload)`);
}
