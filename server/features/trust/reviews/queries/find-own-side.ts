import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Sides } from '../../../engagements/access.ts';
import { engagements } from '../../../engagements/tables.ts';

/** The side of a gig that the caller is. The gig of others is not found. */
export async function findOwnSide(
  db: Db,
  { repId, businessId }: Sides,
  engagementId: string,
): Promise<'rep' | 'business'> {
  const [gig] = await db
    .select({ repId: engagements.repId, businessId: engagements.businessId })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  if (gig && gig.repId === repId) return 'rep';
  if (gig && gig.businessId === businessId) return 'business';
  throw new Refusal('engagement.not_found');
}
