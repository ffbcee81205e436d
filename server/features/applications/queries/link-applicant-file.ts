import { and, eq, ne } from 'drizzle-orm';
import type { applicantFilePurposes } from '#contract/applications/files.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { type FileLink, linkCurrentFile } from '../../files/queries/link-file.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';

interface Asked {
  readonly applicationId: string;
  readonly purpose: (typeof applicantFilePurposes)[number];
}

/** A download link for a file of a rep who applied to the actor's business. Not available once the rep has withdrawn. */
export async function linkApplicantFile(
  db: Db,
  links: FileLinks,
  { businessId }: BusinessActor,
  { applicationId, purpose }: Asked,
): Promise<FileLink> {
  const [rep] = await db
    .select({ userId: repProfiles.userId })
    .from(jobApplications)
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .where(
      and(
        eq(jobApplications.id, applicationId),
        eq(jobApplications.businessId, businessId),
        ne(jobApplications.status, 'withdrawn'),
      ),
    );
  if (!rep) throw new Refusal('application.not_found');
  return linkCurrentFile(db, links, rep.userId, purpose);
}
