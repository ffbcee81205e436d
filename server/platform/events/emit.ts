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
}

export function on<Payload extends object>(
  kind: EventKind<Payload>,
  run: (tx: Tx, payload: Payload) => Promise<void>,
): Reaction {
  return { name: kind.name, run: run as Reaction['run'] };
}

const insertEvent = prepared('events_insert', (db, name) =>
  db
    .insert(events)
    .values({ id: sql.placeholder('id'), name: sql.placeholder('name'), payload: sql.placeholder('payload') })
    .prepare(name),
);

export function emitWith(reactions: readonly Reaction[]): EmitIn {
  return async (tx, kind, payload) => {
    await insertEvent(tx.db).execute({ id: uuidv7(), name: kind.name, payload });
    for (const reaction of reactions) {
      if (reaction.name === kind.name) await reaction.run(tx, payload as never);
    }
  };
}
