import { type SQL, sql } from 'drizzle-orm';
import type { AdminActor } from '../../operators/access.ts';

/**
 * What waits of one kind, as rows of (key, id, at, who, what, count, cents, taken_by). The key tells rows of one moment apart; the id is
 * what the panel opens.
 */
export type WaitingSource = (actor: AdminActor) => SQL;

/** Of whoever has the account; null once it is closed. */
export const nameOf = (user: SQL): SQL => sql`coalesce(
  (select full_name from rep_profiles where user_id = ${user}),
  (select company_name from business_profiles where user_id = ${user}),
  (select coalesce(user_metadata ->> 'full_name', email) from users where id = ${user} and deleted_at is null))`;
