import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { isMadeBy } from '#server/platform/crypto/digests.ts';
import type { AnyKey } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { countAsk } from '../../mail-links/commands/count-ask.ts';
import { hashCode, issueToken } from '../../mail-links/commands/issue-token.ts';
import { oneTimeTokens } from '../../mail-links/tables.ts';
import { reauthenticationMail } from '../../mail-links/texts.ts';
import { codeAttempts } from '../../services/settings.ts';
import type { UserRow } from '../../tables.ts';

const purpose = 'reauthentication';

/** Mails a code that proves that the owner is at the keyboard, valid for this account only. */
export async function sendReauthentication(
  tx: Tx,
  codeKey: AnyKey,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const { code } = await issueToken(tx, codeKey, { userId: user.id, purpose, email: user.email, pkce: null });
  const asked = await countAsk(tx, user.id, purpose);
  await queueMail(tx, reauthenticationMail({ to: user.email, code, asked }));
}

/** Uses the code up. Returns refusals instead of throwing them: the count of a wrong code must be committed. */
export async function useReauthentication(tx: Tx, codeKey: AnyKey, userId: string, code: string): Promise<boolean> {
  const [token] = await tx.db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        gt(oneTimeTokens.codeExpiresAt, sql`now()`),
        lt(oneTimeTokens.codeAttempts, codeAttempts),
      ),
    )
    .for('update');
  if (!token) return false;
  const matches = isMadeBy(codeKey, token.codeHash, (key) => hashCode(key, userId, purpose, code));
  if (matches) await tx.db.delete(oneTimeTokens).where(eq(oneTimeTokens.id, token.id));
  else {
    await tx.db
      .update(oneTimeTokens)
      .set({ codeAttempts: sql`${oneTimeTokens.codeAttempts} + 1` })
      .where(eq(oneTimeTokens.id, token.id));
  }
  return matches;
}
