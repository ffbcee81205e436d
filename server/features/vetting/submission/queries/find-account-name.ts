import { eq } from 'drizzle-orm';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../../accounts/tables.ts';
import { placeholderNames } from '../../../profiles/names/commands/ask-for-name.ts';
import { findWaiting } from '../../../profiles/names/queries/find-name-reviews.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';

/**
 * The name a user signs with: a rep's own, or that of the person responsible for a company. It is the name approved by our team or,
 * before that, the one they entered. Null: none was entered, and our team compares the typed name with the documents.
 */
export async function findAccountName(db: Db, userId: string, userType: LegalUserType): Promise<string | null> {
  const [row] = await db
    .select({
      rep: { name: repProfiles.fullName, approvedAt: repProfiles.nameApprovedAt },
      business: { name: businessProfiles.signatoryName, approvedAt: businessProfiles.nameApprovedAt },
    })
    .from(users)
    .leftJoin(repProfiles, eq(repProfiles.userId, users.id))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(eq(users.id, userId));
  const waiting = await findWaiting(db, userId);
  const wanted = (part: (typeof waiting)[number]['part']) => waiting.find((one) => one.part === part)?.nameAfter;
  const given = row?.rep?.name === placeholderNames.full_name ? null : row?.rep?.name;
  const ofRep = row?.rep?.approvedAt ? row.rep.name : (wanted('full_name') ?? given);
  if (userType === 'rep') return ofRep ?? null;
  // If the user is a rep as well, that profile's name is the fallback.
  if (row?.business?.approvedAt) return row.business.name ?? ofRep ?? null;
  return wanted('signatory_name') ?? row?.business?.name ?? ofRep ?? null;
}
