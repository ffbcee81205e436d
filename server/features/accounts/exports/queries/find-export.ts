import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { type AccountExportRow, accountExports } from '../tables.ts';

export async function findExport(db: Db, userId: string): Promise<AccountExportRow | undefined> {
  const [row] = await db.select().from(accountExports).where(eq(accountExports.userId, userId));
  return row;
}
