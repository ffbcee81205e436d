import { statfs } from 'node:fs/promises';
import type { Logger } from './log.ts';

const everyMs = 10 * 60_000;
const MB = 1024 * 1024;

/** The database stops writing when the disk is full; this much is time to act. */
const little = 1024 * MB;

type ReadRoom = (folder: string) => Promise<{ bsize: number; bavail: number; blocks: number }>;

export interface Room {
  /** In bytes. */
  readonly free: number;
  readonly of: number;
  readonly isLittle: boolean;
}

export async function roomFor(folder: string, read: ReadRoom = statfs): Promise<Room> {
  const { bsize, bavail, blocks } = await read(folder);
  const free = bsize * bavail;
  return { free, of: bsize * blocks, isLittle: free < little };
}

/** Logs the free space of a folder: a warning when it is low. */
export async function reportRoom(folder: string, log: Logger, read: ReadRoom = statfs): Promise<void> {
  try {
    const { free, of, isLittle } = await roomFor(folder, read);
    const room = { freeMb: Math.floor(free / MB), ofMb: Math.floor(of / MB) };
    if (isLittle) log.warn(room, 'there is little room left for the data folder');
    else log.info(room, 'room for the data folder');
  } catch (error) {
    log.warn({ err: error }, 'how much room there is for the data folder cannot be seen');
  }
}

/** Logs it now and every ten minutes, until the returned function is called. */
export function watchDisk(folder: string, log: Logger): () => void {
  void reportRoom(folder, log);
  const timer = setInterval(() => void reportRoom(folder, log), everyMs);
  return () => clearInterval(timer);
}
