import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { lifetimes } from '../../services/settings.ts';
import { sessions } from '../tables.ts';

/** For how many more seconds the proofs of a session count; 0 without a proof. */
export interface RecentProofs {
  /** The password, or a mailed code. */
  readonly ownerSeconds: number;
  readonly factorSeconds: number;
}

const left = (column: typeof sessions.ownerProvenAt | typeof sessions.factorProvenAt) =>
  sql<number>`coalesce(greatest(0, ceil(extract(epoch from
    ${column} + make_interval(secs => ${lifetimes.ownerProof}) - now()))), 0)::int`;

export async function findProofs(db: Db, sessionId: string): Promise<RecentProofs> {
  const [row] = await db
    .select({ ownerSeconds: left(sessions.ownerProvenAt), factorSeconds: left(sessions.factorProvenAt) })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row ?? { ownerSeconds: 0, factorSeconds: 0 };
}
