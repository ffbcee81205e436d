import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { startCorrection } from '../../own-account/commands/correct-email.ts';
import { type AccountSettings, deriveAccountKeys } from '../../services/settings.ts';
import { supportChanges } from '../tables.ts';
import { removeFactors } from './ask-removal.ts';

const isDue = and(lte(supportChanges.takesEffectAt, sql`now()`), isNull(supportChanges.begunAt));

/** Carries out due changes that were not stopped, each in its own transaction. Errors are thrown after all others are done. */
export async function carryOutSupportChanges(
  { db, transaction }: Pick<TaskContext, 'db' | 'transaction'>,
  settings: Pick<AccountSettings, 'siteUrl' | 'secretKey'>,
): Promise<void> {
  const due = await db
    .select({ id: supportChanges.id, userId: supportChanges.userId })
    .from(supportChanges)
    .where(isDue)
    .orderBy(supportChanges.takesEffectAt);
  const errors: unknown[] = [];
  for (const change of due) {
    await transaction((tx) => carryOut(tx, settings, change)).catch((error) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Changes that the team was asked for could not be made');
}

/** Locks the user first, like every command that plans or stops a change. */
async function carryOut(
  tx: Tx,
  settings: Pick<AccountSettings, 'siteUrl' | 'secretKey'>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const user = await lockUser(tx, userId);
  const [change] = await tx.db
    .select()
    .from(supportChanges)
    .where(and(eq(supportChanges.id, id), isDue));
  // Stopped, or carried out by another process.
  if (!change || !user) return;
  if (change.kind === 'second_factor_removal') return removeFactors(tx, settings, user);
  const { codeKey } = deriveAccountKeys(settings.secretKey);
  await startCorrection(tx, { siteUrl: settings.siteUrl, codeKey }, change);
}
