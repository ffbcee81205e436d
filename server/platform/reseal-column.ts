import { sql } from 'drizzle-orm';
import { deriveKey } from './crypto/digests.ts';
import { open, seal } from './crypto/seal.ts';
import type { Db } from './db/pool.ts';
import type { RunTransaction } from './db/transaction.ts';

/** A column with values that are sealed under a key derived from SECRET_KEY. */
export interface SealedColumn {
  readonly table: string;
  /** The primary key. */
  readonly id: string;
  /** Of the primary key: compared as text, no index would find a row. */
  readonly type: 'uuid' | 'text' | 'bytea';
  readonly column: string;
  /** The column whose text each value is bound to; by default the id. */
  readonly context?: string;
  readonly owner: string;
  readonly purpose: string;
}

interface Tools {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly to: string;
  readonly from: string;
  /** Ends the run after the batch under way. */
  readonly signal?: AbortSignal | undefined;
}

interface ResealedColumn {
  readonly resealed: number;
  /** Under neither key: lost before, or damaged. */
  readonly unopened: number;
}

type SealedRow = { readonly id: string; readonly context: string; readonly sealed: Buffer };

/** How many rows are read and locked at the same time. */
const batch = 200;

/** Seals what is under the former key under the new one, while the product runs. A killed run leaves both kinds, which every process opens. */
export async function resealColumn(
  { db, transaction, to, from, signal }: Tools,
  given: SealedColumn,
): Promise<ResealedColumn> {
  const { owner, purpose } = given;
  const newKey = deriveKey(to, owner, purpose);
  const oldKey = deriveKey(from, owner, purpose);
  const [table, id, column, context] = [given.table, given.id, given.column, given.context ?? given.id].map((name) =>
    sql.identifier(name),
  );
  const type = sql.raw(given.type);
  let [resealed, unopened] = [0, 0];
  for (let last: string | null = null; ; ) {
    const { rows }: { rows: SealedRow[] } = await db.execute<SealedRow>(sql`
      select ${id}::text as id, ${context}::text as context, ${column} as sealed from ${table}
      where ${column} is not null ${last === null ? sql`` : sql`and ${id} > ${last}::${type}`}
      order by ${id} limit ${batch}`);
    last = rows.at(-1)?.id ?? null;
    if (last === null || signal?.aborted) return { resealed, unopened };
    const others = rows.filter((row) => !open(newKey, row.context, row.sealed));
    if (others.length === 0) continue;
    await transaction(async (tx) => {
      await tx.db.execute(sql`select set_config('thengisa.resealing', 'on', true)`);
      for (const row of others) {
        const value = open(oldKey, row.context, row.sealed);
        if (!value) {
          unopened += 1;
          continue;
        }
        // A row that was changed since has a value of its own.
        await tx.db.execute(sql`
          update ${table} set ${column} = ${seal(newKey, row.context, value)}
          where ${id} = ${row.id}::${type} and ${column} = ${row.sealed}`);
        resealed += 1;
      }
    });
  }
}
