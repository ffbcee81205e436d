import type { z } from 'zod';
import type { fileLink } from '#contract/files/files.ts';
import type { FilePurpose } from '#contract/files/purposes.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseLink } from '../access.ts';
import type { StoredFile } from '../tables.ts';
import { findCurrentFiles, findFile } from './find-files.ts';

export type FileLink = z.output<typeof fileLink>;

const lifetimeSeconds = 300;

/** A link to the file. The caller has checked that the user may see it. */
export function linkTo(links: FileLinks, { objectKey }: Pick<StoredFile, 'objectKey'>): FileLink {
  const expiresAt = new Date(Date.now() + lifetimeSeconds * 1000).toISOString();
  return { url: links.addressOf(objectKey, { lifetimeSeconds }), expiresAt };
}

/** A link to one of the actor's own files. */
export async function linkOwnFile(
  db: Db,
  links: FileLinks,
  actor: { readonly userId: string },
  fileId: string,
): Promise<FileLink> {
  const file = await findFile(db, fileId);
  const refusal = refuseLink(actor, file);
  if (refusal || !file) throw new Refusal(refusal ?? 'file.not_found');
  return linkTo(links, file);
}

/** A link to a file that another table refers to. The caller has checked that the user may see it. */
export async function linkKeptFile(db: Db, links: FileLinks, fileId: string): Promise<FileLink> {
  const file = await findFile(db, fileId);
  if (!file || file.sealed) throw new Refusal('file.not_found');
  return linkTo(links, file);
}

/** A link to an owner's current file for a purpose. The caller has checked that the user may see it. */
export async function linkCurrentFile(
  db: Db,
  links: FileLinks,
  ownerId: string,
  purpose: FilePurpose,
): Promise<FileLink> {
  const [file] = await findCurrentFiles(db, ownerId, [purpose]);
  const refusal = refuseLink({ userId: ownerId }, file ?? null);
  if (refusal || !file) throw new Refusal(refusal ?? 'file.not_found');
  return linkTo(links, file);
}

/** The same, or null if there is none. */
export async function linkCurrentFileIfAny(
  db: Db,
  links: FileLinks,
  ownerId: string,
  purpose: FilePurpose,
): Promise<FileLink | null> {
  const [file] = await findCurrentFiles(db, ownerId, [purpose]);
  return file && !refuseLink({ userId: ownerId }, file) ? linkTo(links, file) : null;
}
