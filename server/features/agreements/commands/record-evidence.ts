import { desc, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { chainStart, hashEvidence } from '../queries/hash-evidence.ts';
import { agreementEvidence, type EvidenceRow } from '../tables.ts';

export type Evidence = Omit<EvidenceRow, 'position' | 'id' | 'previousHash' | 'rowHash' | 'signedAt'>;

/**
 * Appends a row to the hash chain. Only one transaction at a time may: the lock is held until it commits, so call this as late in the
 * transaction as possible.
 */
export async function recordEvidence(tx: Tx, evidence: Evidence): Promise<EvidenceRow> {
  await tx.db.execute(sql`lock table ${agreementEvidence} in share row exclusive mode`);
  const { rows } = await tx.db.execute<{ now: string }>(
    sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  );
  const [last] = await tx.db
    .select({ position: agreementEvidence.position, rowHash: agreementEvidence.rowHash })
    .from(agreementEvidence)
    .orderBy(desc(agreementEvidence.position))
    .limit(1);
  const said = {
    ...evidence,
    position: (last?.position ?? 0) + 1,
    id: uuidv7(),
    previousHash: last?.rowHash ?? chainStart,
    signedAt: new Date(rows[0]?.now ?? Date.now()),
  };
  const row = { ...said, rowHash: hashEvidence(said) };
  await tx.db.insert(agreementEvidence).values(row);
  return row;
}
