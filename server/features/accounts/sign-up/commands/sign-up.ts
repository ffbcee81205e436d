import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { UserType } from '#contract/accounts/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { accountSignedUp } from '../../commands.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { findConfirmedUser } from '../../queries/find-user.ts';
import { type UserRow, userRoles, users } from '../../tables.ts';
import type { SignUpMetadata } from '../access.ts';

interface Input {
  /** As `normalEmail` returns it. */
  readonly email: string;
  /** Null for an account that is reached by mailed links only. */
  readonly passwordHash: string | null;
  readonly metadata: SignUpMetadata;
  /** The address counts as proven. */
  readonly confirmed: boolean;
}

/**
 * Makes the account with its role, and lets the profile be made. An address may have several sign-ups that wait for their
 * confirmation, each with its own password. Throws user_already_exists when the address belongs to a confirmed account.
 */
export async function signUp(tx: Tx, { email, passwordHash, metadata, confirmed }: Input): Promise<UserRow> {
  const userType: UserType = metadata.user_type ?? 'sales_rep';
  await lockAddress(tx, email);
  if (await findConfirmedUser(tx.db, email)) throw new AuthRefusal('user_already_exists');
  const [user] = await tx.db
    .insert(users)
    .values({
      id: uuidv7(),
      email,
      passwordHash,
      emailConfirmedAt: confirmed ? sql`now()` : null,
      userMetadata: metadata,
    })
    .returning();
  if (!user) throw new Error('The new account was not written');
  if (confirmed) await dropOtherSignUps(tx, user);
  await tx.db.insert(userRoles).values({ userId: user.id, role: userType });
  await tx.emit(accountSignedUp, { userId: user.id, userType, metadata });
  return user;
}

/** The address has found its owner: the other sign-ups for it can never be confirmed. */
export async function dropOtherSignUps(tx: Tx, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await tx.db.delete(users).where(and(eq(users.email, email), isNull(users.emailConfirmedAt), ne(users.id, id)));
}

/** Until the transaction ends nobody else gives this address an owner: the second to come sees who was first. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`);
}
