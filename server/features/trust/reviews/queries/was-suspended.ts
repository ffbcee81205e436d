import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { suspensions } from '../../../operators/suspensions/tables.ts';

/** Whether the user was suspended at any time from then until then. */
export async function wasSuspended(
  db: Db,
  userId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<boolean> {
  const { suspendedAt, liftedAt } = suspensions;
  const during = and(lte(suspendedAt, until), or(isNull(liftedAt), gte(liftedAt, from)));
  return (await db.$count(suspensions, and(eq(suspensions.userId, userId), during))) > 0;
}
