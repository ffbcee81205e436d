import { desc, eq } from 'drizzle-orm';
import { type UserWork, userPageRows } from '#contract/admin/admin-users.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../operators/access.ts';
import { jobs } from '../tables.ts';

/** Jobs of a business, newest first. */
export async function jobsOfBusiness(db: Db, _actor: AdminActor, businessId: string): Promise<UserWork['jobs']> {
  const ofBusiness = eq(jobs.businessId, businessId);
  const { id, title, status, createdAt } = jobs;
  const rows = await db
    .select({ id, title, status, createdAt })
    .from(jobs)
    .where(ofBusiness)
    .orderBy(desc(createdAt), desc(id))
    .limit(userPageRows);
  return {
    total: await db.$count(jobs, ofBusiness),
    items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  };
}
