import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import { type AdminRow, adminAudit, adminUsers } from '../tables.ts';

export async function findAdminByEmail(db: Db, email: string): Promise<AdminRow | null> {
  const [row] = await db.select().from(adminUsers).where(eq(adminUsers.email, email));
  return row ?? null;
}

export const isActive = ({ isAdmin, disabledAt }: Pick<AdminRow, 'isAdmin' | 'disabledAt'>): boolean =>
  isAdmin && disabledAt === null;

/** Whether an active administrator has this address. */
export async function isAdminEmail(db: Db, email: string): Promise<boolean> {
  const active = and(eq(adminUsers.email, email), eq(adminUsers.isAdmin, true), isNull(adminUsers.disabledAt));
  return (await db.$count(adminUsers, active)) > 0;
}

/** Whether this administrator got in from there in the last 90 days. */
export async function cameFromBefore(db: Db, adminId: string, address: string): Promise<boolean> {
  const places = await db
    .selectDistinct({ address: adminAudit.address })
    .from(adminAudit)
    .where(
      and(
        eq(adminAudit.adminId, adminId),
        eq(adminAudit.act, 'sign_in'),
        eq(adminAudit.outcome, 'done'),
        gt(adminAudit.createdAt, sql`now() - interval '90 days'`),
      ),
    );
  return places.some((place) => place.address !== null && subscriberOf(place.address) === subscriberOf(address));
}
