import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { certificateNames, certificates, endedBadges } from '../tables.ts';
import { lockCertificate } from './lock-certificate.ts';

/**
 * Updates a certificate to the name on the profile, under the same number, and stores the former name. Does nothing if the
 * name is current, as in a repeated call.
 */
export async function reissueCertificate(tx: Tx, { userId }: RepActor, number: string): Promise<void> {
  const { id, badgeId, holderName, issuedAt, reissuedAt } = await lockCertificate(tx, { number, userId });
  const [rep] = await tx.db
    .select({ fullName: repProfiles.fullName })
    .from(repProfiles)
    .where(eq(repProfiles.userId, userId));
  if (!rep || rep.fullName === holderName) return;
  const at = now();
  await tx.db.insert(certificateNames).values({
    ...{ badgeId, certificateId: id, holderName },
    ...{ issuedAt: reissuedAt ?? issuedAt, replacedAt: at },
  });
  await tx.db.insert(endedBadges).values({ id: badgeId, because: 'replaced', endedAt: at });
  await tx.db
    .update(certificates)
    .set({ holderName: rep.fullName, badgeId: uuidv7(), reissuedAt: at })
    .where(eq(certificates.id, id));
}
