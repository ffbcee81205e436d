import { accessSync, constants, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** More than a test run stores concurrently, and enough that no app warns of a full disk. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * The parent of the tests' folders: in memory if there is room. A database is close to a thousand files, and on some
 * disks, creating and removing as many for each test file took a fourth of the tests' time.
 */
export const scratch = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir();

/** Its creator removes it; that of a killed run is removed by the next one. */
export const makeScratchFolder = (): Promise<string> => mkdtemp(join(scratch, `thengisa-test-${process.pid}-`));

function hasRoom(folder: string): boolean {
  if (process.platform !== 'linux') return false;
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
