import { and, desc, eq } from 'drizzle-orm';
import type { SupportChanges } from '#contract/accounts/support-changes.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { lifetimes } from '../../services/settings.ts';
import { canBeUndone } from '../commands/undo-change.ts';
import { accessChanges, supportChanges } from '../tables.ts';

/** The pending changes by our team to the user's account. */
export async function findSupportChanges(db: Db, userId: string): Promise<SupportChanges> {
  const planned = await db.select().from(supportChanges).where(eq(supportChanges.userId, userId));
  const removal = planned.find(({ kind }) => kind === 'second_factor_removal');
  const correction = planned.find(({ newEmail }) => newEmail !== null);
  return {
    secondFactorEndsAt: removal?.takesEffectAt.toISOString() ?? null,
    emailCorrection:
      correction && correction.newEmail !== null
        ? {
            newEmail: correction.newEmail,
            takesEffectAt: correction.takesEffectAt.toISOString(),
            mailed: correction.begunAt !== null,
          }
        : null,
  };
}

/** Until when the former mailbox can undo the last move by our team; null: there is none to undo. */
export async function findMoveUndoableUntil(db: Db, userId: string): Promise<Date | null> {
  const [move] = await db
    .select({ createdAt: accessChanges.createdAt })
    .from(accessChanges)
    .where(and(eq(accessChanges.userId, userId), eq(accessChanges.kind, 'email_corrected'), canBeUndone))
    .orderBy(desc(accessChanges.createdAt))
    .limit(1);
  return move ? new Date(move.createdAt.getTime() + lifetimes.emailUndo * 1000) : null;
}
