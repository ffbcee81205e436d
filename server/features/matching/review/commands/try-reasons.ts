import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { writeAudit } from '../../../operators/commands/record-act.ts';

/** Of so many in a hundred jobs whoever reviews them is not told why; 0 ends it. From the command line. */
export async function tryReasons(tx: Tx, percent: number): Promise<void> {
  await tx.db.execute(sql`update match_reasons_trial set hidden_percent = ${percent}`);
  await writeAudit(tx.db, {
    ...{ adminId: null, who: 'command line', act: 'settings.change', outcome: 'done', from: null },
    reason: `The reasons of ${percent} % of matches are hidden from reviewers.`,
  });
}
