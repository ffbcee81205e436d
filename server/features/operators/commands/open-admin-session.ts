import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AdminRole } from '#contract/operators/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lifetimes } from '../services/settings.ts';
import { hashToken, newToken } from '../services/tokens.ts';
import { type AdminRow, type AdminSessionRow, adminSessions, adminUsers } from '../tables.ts';
import { type From, writeAudit } from './record-act.ts';

export interface OpenedSession {
  readonly email: string;
  readonly role: AdminRole;
  readonly session: AdminSessionRow;
  /** For the cookie; only its hash is stored. */
  readonly token: string;
}

export async function openAdminSession(
  tx: Tx,
  { id: adminId, email, role }: Pick<AdminRow, 'id' | 'email' | 'role'>,
  { secondFactor, from }: { readonly secondFactor: boolean; readonly from: From },
): Promise<OpenedSession> {
  const token = newToken();
  const [session] = await tx.db
    .insert(adminSessions)
    .values({
      id: uuidv7(),
      adminId,
      tokenHash: hashToken(token),
      secondFactor,
      expiresAt: sql`now() + make_interval(secs => ${lifetimes.session})`,
    })
    .returning();
  if (!session) throw new Error('The new session was not written');
  await tx.db.update(adminUsers).set({ lastSignInAt: sql`now()` }).where(eq(adminUsers.id, adminId));
  await writeAudit(tx.db, { adminId, who: email, act: 'sign_in', outcome: 'done', from });
  return { email, role, session, token };
}
