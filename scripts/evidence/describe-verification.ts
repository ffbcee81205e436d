import { eq } from 'drizzle-orm';
import type { verifyEvidence } from '#server/features/agreements/queries/verify-evidence.ts';
import { agreementEvidence } from '#server/features/agreements/tables.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { formatTable } from '../launch/format-table.ts';

type Verification = Awaited<ReturnType<typeof verifyEvidence>>;

/** The findings of a check, in words. `expected`: the head that an earlier check printed. */
export async function describeVerification(
  db: Db,
  { rows, head, findings }: Verification,
  expected: Verification['head'],
): Promise<{ text: string; sound: boolean }> {
  const all = [...findings, ...(await checkHead(db, expected))];
  const state = head === null ? 'The log is empty.' : `Head of the log: ${head.position}:${head.hash}`;
  if (all.length === 0) return { sound: true, text: `${counted(rows)}, all unchanged.\n${state}` };
  const table = formatTable(
    ['place', 'id', 'finding', 'detail'],
    all.map(({ position, id, what, detail }) => [position === null ? null : String(position), id, what, detail]),
  );
  return {
    sound: false,
    text: `${counted(rows)}, ${all.length} finding${all.length === 1 ? '' : 's'}.\n${table}\n${state}`,
  };
}

const counted = (rows: number) => `${rows} signature${rows === 1 ? '' : 's'}`;

async function checkHead(db: Db, expected: Verification['head']): Promise<Verification['findings']> {
  if (expected === null) return [];
  const { position, hash } = expected;
  const [row] = await db.select().from(agreementEvidence).where(eq(agreementEvidence.position, position));
  if (!row) return [{ position, id: null, what: 'missing', detail: 'this row was the head of the log' }];
  if (row.rowHash.toString('hex') === hash) return [];
  return [{ position, id: row.id, what: 'changed', detail: 'this row differs from the given head' }];
}
