import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import { users } from '../../accounts/tables.ts';
import { type AdminRow, adminAudit, adminUsers } from '../tables.ts';

export async function findAdminByEmail(db: Db, email: string): Promise<AdminRow | null> {
  const [row] = await db.select().from(adminUsers).where(eq(adminUsers.email, email));
  return row ?? null;
}

export const isActive = ({ isAdmin, disabledAt }: Pick<AdminRow, 'isAdmin' | 'disabledAt'>): boolean =>
  isAdmin && disabledAt === null;

/**
 * Whether the address of this user also belongs to an active admin. Only revealed to users who confirmed it by email: where sign-ups
 * need no confirmation, anyone can claim any address.
 */
export async function isAdministratorsUser(db: Db, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: adminUsers.id })
    .from(users)
    .innerJoin(adminUsers, eq(adminUsers.email, users.email))
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.emailConfirmedAt),
        isNotNull(users.confirmationSentAt),
        eq(adminUsers.isAdmin, true),
        isNull(adminUsers.disabledAt),
      ),
    );
  return found !== undefined;
}

/** Whether this admin signed in from there in the last 90 days. */
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
