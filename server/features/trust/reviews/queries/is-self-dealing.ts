import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { findOwnersByProfile } from '../../../profiles/queries/find-owners-by-profile.ts';
import { reviewCases, reviews } from '../tables.ts';
import { findSharedTraits } from './find-shared-traits.ts';

/**
 * Whether one person may be on both sides: the accounts share what reviews are withheld for, and our team hasn’t published such a review of theirs.
 */
export async function isSelfDealing(db: Db, { repId, businessId }: Record<'repId' | 'businessId', string>) {
  const owners = await findOwnersByProfile(db, [repId, businessId]);
  const [rep, business] = [owners.get(repId), owners.get(businessId)];
  if (!rep || !business || (await findSharedTraits(db, { rep, business })).length === 0) return false;
  const [cleared] = await db
    .select({ id: reviewCases.id })
    .from(reviewCases)
    .innerJoin(reviews, eq(reviews.id, reviewCases.reviewId))
    .where(
      and(
        ...[eq(reviews.repId, repId), eq(reviews.businessId, businessId)],
        ...[eq(reviewCases.kind, 'same_person'), eq(reviewCases.outcome, 'shown')],
      ),
    )
    .limit(1);
  return !cleared;
}
