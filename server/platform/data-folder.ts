import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file, not a folder',
};

/** Makes the data folder, private to its owner, and proves that it can be written to. Throws a StartupError. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-test-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new StartupError(
      `Cannot write to the data folder ${dataDir}: ${REASONS[code] ?? (error as Error).message}. Set DATA_DIR to a folder you may write to.`,
      { cause: error },
    );
  }
}
