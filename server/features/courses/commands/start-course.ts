import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../accounts/access.ts';
import { insistOn } from '../../operators/queries/site-now.ts';
import { holdRep } from '../../profiles/commands/hold-profile.ts';
import { findPriced } from '../queries/find-price.ts';
import { findPurchase } from '../queries/find-purchase.ts';
import { coursePurchases } from '../tables.ts';
import { lockPurchase, type StartedPurchase } from './lock-purchase.ts';

/**
 * Begins a course that the rep has. A course that is free today, as all are while reps pay nothing, becomes theirs by
 * beginning it.
 */
export async function startCourse(tx: Tx, actor: RepActor, courseId: string): Promise<StartedPurchase> {
  // Serialises two tabs.
  await holdRep(tx, actor);
  if (!(await findPurchase(tx.db, actor, courseId)) && (await findPriced(tx.db, courseId)).priceCents === 0n) {
    await insistOn(tx.db, 'courses');
    const { userId } = actor;
    await tx.db
      .insert(coursePurchases)
      .values({ id: uuidv7(), userId, courseId, source: 'free', boughtAt: now() })
      // A payment for it may arrive at this moment.
      .onConflictDoNothing();
  }
  return lockPurchase(tx, actor, courseId);
}
