import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from './startup-error.ts';

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file, not a folder',
  ENOENT: 'no folder can be created there',
};

/** As much as a secret or an email needs. */
const probeBytes = 64 * 1024;

/** Makes the data folder, private to its owner, and proves that it can be written to. Throws a StartupError. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-test-${randomUUID()}`);
  try {
    await makeFolder(dataDir);
    try {
      // A full disk still takes an empty file, and a written one until it is flushed.
      await writeFile(probe, Buffer.alloc(probeBytes, 1), { flush: true });
    } finally {
      await rm(probe, { force: true });
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new StartupError(
      `Cannot write to the data folder ${dataDir}: ${REASONS[code] ?? (error as Error).message}. Set DATA_DIR to a folder you can write to.`,
      { cause: error },
    );
  }
}

/**
 * Creates the folder and its missing parents. Node's own `recursive` never returns where a parent exists but nothing can be created in it, such as
 * /proc.
 */
async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || (await isThere(parent))) throw error;
    await makeFolder(parent);
    // Another start may have been first.
    await makeFolder(path);
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
