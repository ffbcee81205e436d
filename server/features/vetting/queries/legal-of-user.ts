import { eq } from 'drizzle-orm';
import type { UserLegal } from '#contract/admin/admin-users.ts';
import { legalUserTypes } from '#contract/vetting/legal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../operators/access.ts';
import { userVetting } from '../tables.ts';
import { findLegalState } from './find-legal-state.ts';

/** The agreement and documents of a user, for each side with any. */
export async function legalOfUser(db: Db, _actor: AdminActor, userId: string): Promise<UserLegal> {
  const { id, userType } = userVetting;
  const cases = await db.select({ id, userType }).from(userVetting).where(eq(userVetting.userId, userId));
  const states = await Promise.all(
    legalUserTypes.map(async (side) => ({
      userType: side,
      vettingId: cases.find((one) => one.userType === side)?.id ?? null,
      ...(await findLegalState(db, userId, side)),
    })),
  );
  return { items: states.filter(({ agreement, vettingId }) => agreement !== 'none' || vettingId !== null) };
}
