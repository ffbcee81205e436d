import { and, desc, eq, gte } from 'drizzle-orm';
import { postingSlug } from '#domain/jobs/job-posting.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobs } from '../../tables.ts';

/** Addresses in one sitemap file. */
const fileSize = 5_000;

/** Most files. If there are more jobs than they hold, the newest are listed. */
export const addressFiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const open = (today: string) => and(eq(jobs.status, 'active'), gte(jobs.closesOn, today));

export async function countAddressFiles(db: Db, today: string): Promise<number> {
  const count = await db.$count(jobs, open(today));
  return Math.min(addressFiles.length, Math.ceil(count / fileSize));
}

/** @param file counted from 1 */
export async function listAddresses(db: Db, today: string, file: number) {
  const rows = await db
    .select({ id: jobs.id, title: jobs.title, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(open(today))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(fileSize)
    .offset((file - 1) * fileSize);
  return rows.map((row) => ({ slug: postingSlug(row), updatedAt: row.updatedAt }));
}
