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
  /** Null for an account that signs in by mailed links only. */
  readonly passwordHash: string | null;
  readonly metadata: SignUpMetadata;
  /** Whether the address counts as proven. */
  readonly confirmed: boolean;
}

/**
 * Creates the account with its role, and emits the event that creates the profile. An address may have several unconfirmed sign-ups,
 * each with its own password. Throws user_already_exists when the address belongs to a confirmed account.
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

/** Deletes the other sign-ups of a confirmed address, which can never be confirmed. */
export async function dropOtherSignUps(tx: Tx, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await tx.db.delete(users).where(and(eq(users.email, email), isNull(users.emailConfirmedAt), ne(users.id, id)));
}

/** Locks the address against other confirmations until the transaction ends. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`);
}
