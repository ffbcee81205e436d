import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOpenUser } from '../../commands/lock-user.ts';
import { announceAccountChange } from '../../commands.ts';
import { signedOutByTeamMail } from '../../mail-links/texts.ts';
import { pkceCodes, sessions } from '../tables.ts';

export const signOutScopes = ['global', 'local', 'others'] as const;

export type SignOutScope = (typeof signOutScopes)[number];

interface Input {
  readonly userId: string;
  /** The caller's session. */
  readonly sessionId: string;
  readonly scope: SignOutScope;
}

/** Ends all sessions of the user, this one, or all but this one. Their access tokens stop working immediately. */
export async function endSessions(tx: Tx, { userId, sessionId, scope }: Input): Promise<void> {
  const chosen = {
    global: undefined,
    local: eq(sessions.id, sessionId),
    others: ne(sessions.id, sessionId),
  }[scope];
  await tx.db.delete(sessions).where(and(eq(sessions.userId, userId), chosen));
  announceAccountChange(tx, userId);
}

/** Ends all sessions of the account, and sign-ins in progress. */
async function dropSessions(tx: Tx, userId: string): Promise<void> {
  for (const table of [sessions, pkceCodes]) await tx.db.delete(table).where(eq(table.userId, userId));
  announceAccountChange(tx, userId);
}

/** Signs a user out everywhere at their request to our team, and notifies them. */
export async function signUserOut(
  tx: Tx,
  { userId, siteUrl }: { readonly userId: string; readonly siteUrl: string },
): Promise<void> {
  const { email } = await lockOpenUser(tx, userId);
  await dropSessions(tx, userId);
  await queueMail(tx, signedOutByTeamMail({ to: email, siteUrl }));
}

/** Signs one device of the user out, immediately. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<void> {
  const ended = await tx.db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Refusal('account.session_not_found');
  announceAccountChange(tx, userId);
}
