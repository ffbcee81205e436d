import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type UserRow, users } from '../tables.ts';

const byId = prepared('accounts_user_by_id', (db, name) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(name),
);

const byEmail = prepared('accounts_user_by_email', (db, name) =>
  db
    .select()
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .orderBy(sql`${users.emailConfirmedAt} nulls last`, desc(users.createdAt))
    .limit(1)
    .prepare(name),
);

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [user] = await byId(db).execute({ id });
  return user ?? null;
}

/** An account, for our team: confirmed, and not deleted. */
export async function requireAccount(db: Db, id: string): Promise<UserRow> {
  const isAccount = and(isNotNull(users.emailConfirmedAt), sql`${users}.deleted_at is null`);
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isAccount));
  if (!user) throw new Refusal('user.not_found');
  return user;
}

/** For who is signed in. Throws session.required when the account was deleted this moment. */
export async function requireUser(db: Db, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new Refusal('session.required');
  return user;
}

/** The confirmed account of an address, else the newest sign-up that waits for its confirmation. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await byEmail(db).execute({ email });
  return user ?? null;
}

/** The account that an address belongs to. */
export async function findConfirmedUser(db: Db, email: string): Promise<UserRow | null> {
  const user = await findUserByEmail(db, email);
  return user?.emailConfirmedAt ? user : null;
}

/** The sign-ups of an address that wait for their confirmation, oldest first. */
export async function findWaitingSignUps(db: Db, email: string): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
    .orderBy(users.createdAt);
}
