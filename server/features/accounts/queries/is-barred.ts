import { sql } from 'drizzle-orm';
import { users } from '../tables.ts';

/** Nobody gets in there: it is suspended. */
export const isBarred = sql<boolean>`coalesce(${users.bannedUntil} > now(), false)`;
