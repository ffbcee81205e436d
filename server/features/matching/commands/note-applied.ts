import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { explainPairs } from '../queries/explain-pairs.ts';
import { logImpressions } from './log-impressions.ts';

export interface Applied {
  readonly jobId: string;
  readonly repId: string;
}

/** Logs the features of an application. Businesses see every applicant, so these are learned from once the outcome is known. */
export async function noteApplied(tx: Tx, { jobId, repId }: Applied): Promise<void> {
  const { rows } = await tx.db.execute<{ stamp: string }>(sql`
    select worked_out_at::text as stamp from match_reps where rep_id = ${repId}`);
  const pairs = rows.map(({ stamp }) => ({ jobId, repId, stamp }));
  const { active, explained } = await explainPairs(tx.db, pairs);
  const items = explained.flatMap((one) => one ?? []);
  logImpressions(tx, active, { side: 'business', policy: 'applied', firstRank: 1, items });
}
