import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { lifetimes } from '#server/features/accounts/services/settings.ts';
import { signAccessToken } from '#server/features/accounts/sessions/services/access-token.ts';
import { createSigningKeys } from '#server/features/accounts/sessions/services/signing-keys.ts';
import { sessions } from '#server/features/accounts/sessions/tables.ts';
import { users } from '#server/features/accounts/tables.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import type { Market } from './open-market.ts';

/** Signs these users in without asking for their passwords, in the order given. The tokens live for 15 minutes. */
export async function mintTokens(market: Market, siteUrl: string, userIds: readonly string[]): Promise<string[]> {
  const { pool, secretKey } = market;
  const db = dbOfPool(pool);
  const none = async () => {};
  const keys = createSigningKeys({ db, transaction: transactionsOn(pool, none, none), secretKey });
  const found = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...userIds]));
  const byId = new Map(found.map((user) => [user.id, user]));
  const amr = [{ method: 'password' as const, timestamp: Math.floor(Date.now() / 1000) }];
  const opened = userIds.map((userId) => ({
    id: uuidv7(),
    userId,
    aal: 'aal1' as const,
    amr,
    expiresAt: new Date(Date.now() + lifetimes.session * 1000),
  }));
  await db.insert(sessions).values(opened);
  return Promise.all(
    opened.map(async (session) => {
      const user = byId.get(session.userId);
      if (!user) throw new Error(`There is no user ${session.userId}`);
      return (await signAccessToken(keys, { siteUrl }, user, session)).token;
    }),
  );
}
