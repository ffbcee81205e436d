import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { isOwnOrigin } from '#server/platform/http/own-origin.ts';
import type { BrowserCaller } from '#server/platform/http/route.ts';
import type { AdminActor } from '../access.ts';
import { sessionCookie, signInCookie } from '../services/settings.ts';
import { hashToken } from '../services/tokens.ts';
import type { Operators } from '../services.ts';
import { adminSessions, adminSignIns, adminUsers } from '../tables.ts';
import { closeEndedViewings } from '../viewings/commands/end-viewings.ts';
import { recordAct, writeAudit } from './record-act.ts';

/** Ends this session, or all sessions of the admin. */
export async function endAdminSessions(tx: Tx, actor: AdminActor, where: 'here' | 'everywhere'): Promise<void> {
  const { adminId, session } = actor;
  const chosen = where === 'here' ? eq(adminSessions.id, session.id) : eq(adminSessions.adminId, adminId);
  await tx.db.delete(adminSessions).where(chosen);
  await closeEndedViewings(tx);
  await recordAct(tx, actor, where === 'here' ? 'sign_out' : 'sign_out.everywhere');
}

/**
 * Ends the admin session or pending admin sign-in of a browser that signs out of the marketplace. Returns the `Set-Cookie` headers
 * that clear it.
 */
export async function endBrowserAdmin(
  { settings, transaction }: Pick<Operators, 'settings' | 'transaction'>,
  caller: BrowserCaller,
): Promise<string[]> {
  if (!isOwnOrigin(caller, settings.siteUrl)) return [];
  const cookies = { session: sessionCookie(settings), signIn: signInCookie(settings) };
  const session = cookies.session.read(caller.cookie);
  const signIn = cookies.signIn.read(caller.cookie);
  if (session !== null) await transaction((tx) => endByToken(tx, session, caller));
  if (signIn !== null) {
    await transaction(({ db }) => db.delete(adminSignIns).where(eq(adminSignIns.tokenHash, hashToken(signIn))));
  }
  return [
    ...(session === null ? [] : [cookies.session.remove()]),
    ...(signIn === null ? [] : [cookies.signIn.remove()]),
  ];
}

async function endByToken(tx: Tx, token: string, from: BrowserCaller): Promise<void> {
  const { db } = tx;
  const [ended] = await db
    .delete(adminSessions)
    .where(eq(adminSessions.tokenHash, hashToken(token)))
    .returning({ adminId: adminSessions.adminId });
  if (!ended) return;
  await closeEndedViewings(tx);
  const { adminId } = ended;
  const [admin] = await db.select({ email: adminUsers.email }).from(adminUsers).where(eq(adminUsers.id, adminId));
  await writeAudit(db, { adminId, who: admin?.email ?? '', act: 'sign_out', outcome: 'done', from });
}
