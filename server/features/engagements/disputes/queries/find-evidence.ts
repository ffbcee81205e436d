import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type FileLink, linkKeptFile } from '../../../files/queries/link-file.ts';
import { storedFiles } from '../../../files/tables.ts';
import { attendances, workPictures } from '../../attendance/tables.ts';
import { milestones } from '../../tables.ts';
import { disputeEvidence } from '../tables.ts';

const ofFile = { name: storedFiles.name, contentType: storedFiles.contentType, byteSize: storedFiles.byteSize };

/** Files that both sides added, oldest first: in the dispute, and while the rep waited for an absent business. */
export const findEvidence = (db: Db, engagementId: string) =>
  db
    .select({
      milestoneId: disputeEvidence.milestoneId,
      fileId: disputeEvidence.fileId,
      side: disputeEvidence.side,
      createdAt: disputeEvidence.createdAt,
      ...ofFile,
    })
    .from(disputeEvidence)
    .innerJoin(milestones, eq(milestones.id, disputeEvidence.milestoneId))
    .innerJoin(storedFiles, eq(storedFiles.id, disputeEvidence.fileId))
    .where(eq(milestones.engagementId, engagementId))
    .unionAll(
      db
        .select({
          milestoneId: attendances.milestoneId,
          fileId: sql<string>`${attendances.pictureId}`,
          side: sql<'rep' | 'business'>`'rep'`,
          createdAt: attendances.at,
          ...ofFile,
        })
        .from(attendances)
        .innerJoin(milestones, eq(milestones.id, attendances.milestoneId))
        .innerJoin(storedFiles, eq(storedFiles.id, attendances.pictureId))
        .where(eq(milestones.engagementId, engagementId)),
    )
    .orderBy(sql`created_at`, sql`file_id`);

export type EvidenceRow = Awaited<ReturnType<typeof findEvidence>>[number];

/**
 * A download link for a file that a side added: in a dispute, while waiting, or with submitted hours. The caller has checked access to the
 * engagement.
 */
export async function linkShownFile(
  db: Db,
  links: FileLinks,
  { engagementId, fileId }: { readonly engagementId: string; readonly fileId: string },
): Promise<FileLink> {
  const [found] = await db
    .select({ id: milestones.id })
    .from(milestones)
    .where(
      and(
        eq(milestones.engagementId, engagementId),
        sql`(exists (select from ${disputeEvidence} d where d.milestone_id = ${milestones.id} and d.file_id = ${fileId})
          or exists (select from ${attendances} a where a.milestone_id = ${milestones.id} and a.picture_id = ${fileId})
          or exists (select from ${workPictures} p where p.milestone_id = ${milestones.id} and p.file_id = ${fileId}))`,
      ),
    )
    .limit(1);
  if (!found) throw new Refusal('file.not_found');
  return linkKeptFile(db, links, fileId);
}
