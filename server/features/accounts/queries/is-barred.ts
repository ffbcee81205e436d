import { sql } from 'drizzle-orm';
import { users } from '../tables.ts';

/** Whether the account is suspended. */
export const isBarred = sql<boolean>`coalesce(${users.bannedUntil} > now(), false)`;
