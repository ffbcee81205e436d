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

/** A confirmed, undeleted account, for our team. Throws a Refusal. */
export async function requireAccount(db: Db, id: string): Promise<UserRow> {
  const isAccount = and(isNotNull(users.emailConfirmedAt), sql`${users}.deleted_at is null`);
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isAccount));
  if (!user) throw new Refusal('user.not_found');
  return user;
}

/** The signed-in user. Throws session.required when the account was deleted during the request. */
export async function requireUser(db: Db, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new Refusal('session.required');
  return user;
}

/** The confirmed account of an address, otherwise the newest unconfirmed sign-up. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await byEmail(db).execute({ email });
  return user ?? null;
}

/** The confirmed account of an address. */
export async function findConfirmedUser(db: Db, email: string): Promise<UserRow | null> {
  const user = await findUserByEmail(db, email);
  return user?.emailConfirmedAt ? user : null;
}

/** The unconfirmed sign-ups of an address, oldest first. */
export async function findWaitingSignUps(db: Db, email: string): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
    .orderBy(users.createdAt);
}
