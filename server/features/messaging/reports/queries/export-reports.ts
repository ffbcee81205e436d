import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { messageReports } from '../tables.ts';

/** What they reported. Who reported them is not told. */
export async function exportReports(db: Db, userId: string): Promise<Pick<AccountExport, 'messageReports'>> {
  const rows = await db
    .select()
    .from(messageReports)
    .where(eq(messageReports.reporterId, userId))
    .orderBy(asc(messageReports.createdAt), asc(messageReports.id));
  return {
    messageReports: rows.map(({ conversationId, messageId, reason, details, outcome, createdAt, decidedAt }) => ({
      ...{ conversationId, messageId, reason, details, outcome },
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  };
}
