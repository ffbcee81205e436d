import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { courseVersions } from '../../tables.ts';
import { certificates } from '../tables.ts';

type Holder = Pick<RepActor, 'userId'>;

/** With the course's outcomes, and the name now on the profile. */
const selectCertificates = (db: Db, which: SQL | undefined) =>
  db
    .select({
      certificate: certificates,
      level: courseVersions.level,
      title: courseVersions.title,
      summary: courseVersions.summary,
      outcomes: courseVersions.outcomes,
      minutes: courseVersions.minutes,
      profileName: repProfiles.fullName,
    })
    .from(certificates)
    .innerJoin(courseVersions, eq(courseVersions.id, certificates.versionId))
    .innerJoin(repProfiles, eq(repProfiles.userId, certificates.userId))
    .where(which)
    .orderBy(desc(certificates.issuedAt), desc(certificates.id));

export type FoundCertificate = Awaited<ReturnType<typeof selectCertificates>>[number];

export const listCertificates = (db: Db, { userId }: Holder): Promise<FoundCertificate[]> =>
  selectCertificates(db, eq(certificates.userId, userId));

/** For anyone who has its number; null: there is none. */
export async function findCertificate(db: Db, number: string): Promise<FoundCertificate | null> {
  const [found] = await selectCertificates(db, eq(certificates.number, number));
  return found ?? null;
}

export async function findOwnCertificate(db: Db, { userId }: Holder, number: string): Promise<FoundCertificate> {
  const own = and(eq(certificates.number, number), eq(certificates.userId, userId));
  const [found] = await selectCertificates(db, own);
  if (!found) throw new Refusal('certificate.not_found');
  return found;
}

/** A holder's valid certificate, to be shown to others. */
export async function findValidCertificate(db: Db, holder: Holder, number: string): Promise<FoundCertificate> {
  const found = await findOwnCertificate(db, holder, number);
  if (found.certificate.withdrawnAt) throw new Refusal('certificate.withdrawn');
  return found;
}
