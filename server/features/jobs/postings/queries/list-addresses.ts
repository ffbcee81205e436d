import { and, desc, eq, gte } from 'drizzle-orm';
import { postingSlug } from '#domain/job-posting.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobs } from '../../tables.ts';

/** How many addresses a file for search engines holds, and how many files there are: of more jobs, the newest are listed. */
const addressFiles = { size: 5_000, most: 10 } as const;

const open = (today: string) => and(eq(jobs.status, 'active'), gte(jobs.closesOn, today));

export async function countAddressFiles(db: Db, today: string): Promise<number> {
  const count = await db.$count(jobs, open(today));
  return Math.min(addressFiles.most, Math.ceil(count / addressFiles.size));
}

/** @param file counted from 1 */
export async function listAddresses(db: Db, today: string, file: number) {
  const rows = await db
    .select({ id: jobs.id, title: jobs.title, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(open(today))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(addressFiles.size)
    .offset((file - 1) * addressFiles.size);
  return rows.map((row) => ({ slug: postingSlug(row), updatedAt: row.updatedAt }));
}
