import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { storedFiles } from '../tables.ts';
import { type FileLink, linkTo } from './link-file.ts';

/**
 * The current picture of each of these accounts: a rep's photo, otherwise a company's logo. Accounts without one are left out. The
 * caller has checked that the user may see the accounts.
 */
export async function linkPictures(
  db: Db,
  links: FileLinks,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, FileLink>> {
  if (userIds.length === 0) return new Map();
  const files = await db
    .select({ ownerId: storedFiles.ownerId, purpose: storedFiles.purpose, objectKey: storedFiles.objectKey })
    .from(storedFiles)
    .where(
      and(
        inArray(storedFiles.ownerId, [...userIds]),
        inArray(storedFiles.purpose, ['profile-photo', 'company-logo']),
        isNull(storedFiles.supersededAt),
        isNull(storedFiles.takenAt),
      ),
    );
  // The later of two entries wins.
  const ordered = files.toSorted((one, other) => rank(one.purpose) - rank(other.purpose));
  return new Map(ordered.map((file) => [file.ownerId, linkTo(links, file)]));
}

const rank = (purpose: string) => (purpose === 'profile-photo' ? 1 : 0);
