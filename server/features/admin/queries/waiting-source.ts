import { type SQL, sql } from 'drizzle-orm';
import type { WaitingKind } from '#contract/admin/waiting.ts';
import type { AdminActor } from '../../operators/access.ts';

/**
 * The waiting items of one kind, as rows of (key, id, at, who, what, count, cents, taken_by). The key is a tie-breaker; the id is what
 * the panel opens. Those in `withOwnDeadline` also have a `due`.
 */
export type WaitingSource = (actor: AdminActor) => SQL;

/** The deadline differs from row to row: a dispute with one statement is decided automatically before one with two. */
export const withOwnDeadline: ReadonlySet<WaitingKind> = new Set<WaitingKind>(['dispute']);

/** The name of the account's owner; null once the account is closed. */
export const nameOf = (user: SQL): SQL => sql`coalesce(
  (select full_name from rep_profiles where user_id = ${user}),
  (select company_name from business_profiles where user_id = ${user}),
  (select coalesce(user_metadata ->> 'full_name', email) from users where id = ${user} and deleted_at is null))`;
