import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { announceAccountChange } from '../../commands.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { type ChangeContext, recordChange } from '../../second-factor/commands/record-change.ts';
import { factors } from '../../second-factor/tables.ts';
import { sessions } from '../../sessions/tables.ts';

interface Passkey {
  readonly userId: string;
  readonly id: string;
}

const chosen = ({ userId, id }: Passkey) =>
  and(eq(factors.id, id), eq(factors.userId, userId), eq(factors.type, 'passkey'));

/** Throws passkey_not_found and passkey_name_conflict. */
export async function renamePasskey(tx: Tx, passkey: Passkey, friendlyName: string): Promise<void> {
  await lockUser(tx, passkey.userId);
  const others = and(
    eq(factors.userId, passkey.userId),
    eq(factors.friendlyName, friendlyName),
    ne(factors.id, passkey.id),
  );
  if ((await tx.db.$count(factors, others)) > 0) throw new AuthRefusal('passkey_name_conflict');
  const renamed = await tx.db
    .update(factors)
    .set({ friendlyName, updatedAt: sql`now()` })
    .where(chosen(passkey))
    .returning({ id: factors.id });
  if (renamed.length === 0) throw new AuthRefusal('passkey_not_found');
}

/**
 * Removes a passkey and emails the owner. Ends the sessions that it opened, except `sessionId`, the caller's, which falls back to
 * aal1. Throws passkey_not_found.
 */
export async function removePasskey(
  tx: Tx,
  context: ChangeContext,
  { sessionId, ...passkey }: Passkey & { readonly sessionId: string },
): Promise<void> {
  const user = await lockUser(tx, passkey.userId);
  const found = await tx.db.$count(factors, chosen(passkey));
  if (!user || found === 0) throw new AuthRefusal('passkey_not_found');
  await recordChange(tx, context, user, 'passkey_removed');
  const opened = eq(sessions.factorId, passkey.id);
  await tx.db.delete(sessions).where(and(opened, ne(sessions.id, sessionId)));
  const weaker = sql`jsonb_path_query_array(${sessions.amr}, '$[*] ? (@.method != "passkey")')`;
  await tx.db.update(sessions).set({ aal: 'aal1', factorId: null, amr: weaker }).where(opened);
  await tx.db.delete(factors).where(chosen(passkey));
  announceAccountChange(tx, passkey.userId);
}
