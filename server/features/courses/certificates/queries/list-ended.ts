import { asc, sql } from 'drizzle-orm';
import type { badgesApi } from '#contract/courses/certificates.ts';
import type { Result } from '#contract/endpoint.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { badgeIdentifier, endedAddress } from '../present/badge-claims.ts';
import { endedBadges } from '../tables.ts';

const reasons = {
  withdrawn: 'It was withdrawn.',
  replaced: 'The name was corrected. A new badge replaced this one.',
  deleted: 'The holder deleted their account.',
} as const;

/** The revocation list named by the last two digits of a badge's id. */
export async function listEnded(db: Db, origin: string, ending: string): Promise<Result<typeof badgesApi.ended>> {
  const rows = await db
    .select()
    .from(endedBadges)
    .where(sql`right(${endedBadges.id}::text, 2) = ${ending}`)
    .orderBy(asc(endedBadges.id));
  return {
    id: endedAddress(origin, ending),
    issuer: origin,
    revokedCredentials: rows.map(({ id, because }) => ({
      id: badgeIdentifier(id),
      revoked: true,
      revocationReason: reasons[because],
    })),
  };
}
