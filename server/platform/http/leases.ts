import { randomUUID } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { Refusal } from '../refusal.ts';
import { keyOf } from './rate-limits.ts';
import { leases } from './tables.ts';

/** In seconds. A process that is killed leaves its leases for so long. */
const lifetime = 60;
const renewedEvery = 20;

interface AtOnce {
  /** Unique in the product. */
  readonly name: string;
  readonly most: number;
}

export interface Leases {
  /** Runs the work while fewer than `limit.most` others run for this subject, in all processes. */
  readonly hold: <T>(limit: AtOnce, subject: string, work: () => Promise<T>) => Promise<T>;
}

/** Limits concurrent work, counted in the database. Off, there is no limit. */
export function createLeases(db: Db, { enabled }: { readonly enabled: boolean }): Leases {
  return {
    async hold({ name: kind, most }, subject, work) {
      if (!enabled) return work();
      const name = keyOf(kind, subject);
      const holder = randomUUID();
      if (!(await take(db, name, most, holder))) throw new Refusal('request.too_many', { retryAfterSeconds: 5 });
      const own = and(eq(leases.name, name), eq(leases.holder, holder));
      const renew = async () => void (await db.update(leases).set({ endsAt: fromNow }).where(own));
      // A lease that cannot be renewed or released expires automatically, and is no reason for the work to fail.
      const renewal = setInterval(() => void renew().catch(() => {}), renewedEvery * 1000).unref();
      try {
        return await work();
      } finally {
        clearInterval(renewal);
        await db
          .delete(leases)
          .where(own)
          .catch(() => {});
      }
    },
  };
}

const fromNow = sql`clock_timestamp() + make_interval(secs => ${lifetime})`;

/** Claims the first free place, if any. */
async function take(db: Db, name: string, most: number, holder: string): Promise<boolean> {
  for (let slot = 1; slot <= most; slot++) {
    const taken = await db
      .insert(leases)
      .values({ name, slot, holder, endsAt: fromNow })
      .onConflictDoUpdate({
        target: [leases.name, leases.slot],
        set: { holder, endsAt: fromNow },
        setWhere: lte(leases.endsAt, sql`clock_timestamp()`),
      })
      .returning({ slot: leases.slot });
    if (taken.length > 0) return true;
  }
  return false;
}
