import { desc, isNotNull } from 'drizzle-orm';
import { legalContracts } from '#server/features/agreements/tables.ts';
import { storedFiles } from '#server/features/files/tables.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { FileStoreSettings } from '#server/platform/files/open-file-store.ts';
import { findFilesLocation, recordFilesLocation } from '#server/platform/files/recorded-storage.ts';
import { StartupError } from '#server/platform/startup-error.ts';

interface Storage {
  readonly db: Db;
  readonly files: FileStore;
  readonly settings: FileStoreSettings;
}

/** How many of the newest files are looked for where no location was recorded. Single ones may be lost or being deleted. */
const sample = 20;

/** `local`, wherever DATA_DIR is, or the endpoint and name of the bucket. */
function locationOf(settings: FileStoreSettings): string {
  if (settings.driver === 'local') return 'local';
  return `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;
}

function placeOf(location: string): string {
  return location === 'local' ? 'DATA_DIR (FILES_DRIVER=local)' : `the bucket ${location} (FILES_DRIVER=s3)`;
}

/** Throws a StartupError if the files of this installation are in another place than FILES_DRIVER names; otherwise records the place. */
export async function requireFilesLocation({ db, files, settings }: Storage): Promise<void> {
  const here = locationOf(settings);
  const recorded = await findFilesLocation(db);
  if (recorded === here) return;
  const newest = await findKeys(db, sample);
  if (newest.length > 0) {
    const found = recorded === null && (await Promise.all(newest.map((key) => files.stat(key)))).some(Boolean);
    if (!found) throw new StartupError(refusalOf(recorded, here));
  }
  await recordFilesLocation(db, here);
}

function refusalOf(recorded: string | null, here: string): string {
  const where =
    recorded === null
      ? `None of the newest files of this installation are in ${placeOf(here)}`
      : `The files of this installation are in ${placeOf(recorded)}, not in ${placeOf(here)}`;
  return `${where}. Correct FILES_DRIVER and S3_…; to move the files, stop every process, copy them all and run npm run documents -- files-moved.`;
}

/**
 * Records the place that FILES_DRIVER names, after checking that every file is there. Returns the number of files. Throws a StartupError if some are
 * missing, unless that is accepted.
 */
export async function confirmFilesMoved(
  { db, files, settings }: Storage,
  { acceptLoss }: { readonly acceptLoss: boolean },
): Promise<{ total: number; missing: number; place: string }> {
  const here = locationOf(settings);
  const keys = await findKeys(db);
  const present = new Set<string>();
  for await (const { key } of files.list('')) present.add(key);
  const missing = keys.filter((key) => !present.has(key));
  if (missing.length > 0 && !acceptLoss) {
    throw new StartupError(
      `Files missing from ${placeOf(here)}: ${missing.length} of ${keys.length}, such as ${missing[0]}. Copy them and run this again; --accept-loss continues without them.`,
    );
  }
  await recordFilesLocation(db, here);
  return { total: keys.length, missing: missing.length, place: placeOf(here) };
}

/** Returns the keys of all files that rows point at, or of the newest. Data exports are not among them: they are made again. */
async function findKeys(db: Db, newest?: number): Promise<string[]> {
  const uploads = db.select({ key: storedFiles.objectKey }).from(storedFiles).orderBy(desc(storedFiles.id)).$dynamic();
  const copies = db
    .select({ key: legalContracts.copyKey })
    .from(legalContracts)
    .where(isNotNull(legalContracts.copyKey))
    .$dynamic();
  const found = await Promise.all([
    newest === undefined ? uploads : uploads.limit(newest),
    newest === undefined ? copies : copies.limit(newest),
  ]);
  return found.flat().flatMap(({ key }) => key ?? []);
}
