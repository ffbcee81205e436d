import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { type FactorRow, factors } from '../tables.ts';

const byUser = prepared('accounts_factors_of_user', (db, name) =>
  db
    .select()
    .from(factors)
    .where(eq(factors.userId, sql.placeholder('userId')))
    .orderBy(factors.createdAt)
    .prepare(name),
);

export function findFactors(db: Db, userId: string): Promise<FactorRow[]> {
  return byUser(db).execute({ userId });
}

/** Whether the account asks for a second factor. */
export function hasVerifiedFactor(rows: readonly Pick<FactorRow, 'status' | 'type'>[]): boolean {
  return countApps(rows) > 0;
}

/** Whether this is a verified factor of the user. */
export async function isInUse(db: Db, userId: string, factorId: string): Promise<boolean> {
  const own = and(eq(factors.userId, userId), eq(factors.id, factorId), eq(factors.status, 'verified'));
  return (await db.$count(factors, own)) > 0;
}

/** Number of apps that a code is compared with. */
export const countApps = (rows: readonly Pick<FactorRow, 'status' | 'type'>[]): number =>
  rows.filter(({ status, type }) => status === 'verified' && type === 'totp').length;
