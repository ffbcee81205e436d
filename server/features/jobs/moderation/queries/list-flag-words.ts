import { asc, eq } from 'drizzle-orm';
import type { FlagWord } from '#contract/jobs/moderation.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { flagWords } from '../tables.ts';

export async function listFlagWords(db: Db, _actor: AdminActor): Promise<{ items: FlagWord[] }> {
  const rows = await db
    .select({ id: flagWords.id, phrase: flagWords.phrase, addedBy: adminUsers.email, addedAt: flagWords.addedAt })
    .from(flagWords)
    .innerJoin(adminUsers, eq(adminUsers.id, flagWords.addedBy))
    .orderBy(asc(flagWords.folded));
  return { items: rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() })) };
}
