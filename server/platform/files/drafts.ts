import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../startup-error.ts';

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';

  constructor(limit: number) {
    super(`The file is larger than ${limit} bytes`);
  }
}

/** A received upload: whole and on disk, but no file of the store yet. */
export interface Draft {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

export interface Drafts {
  /** Writes the content to a draft, counting and hashing as it goes. One byte over the limit is a FileTooLarge. */
  receive<T>(content: Readable, limit: number, use: (draft: Draft) => Promise<T>): Promise<T>;
  /** Gives `use` an unused path, and afterwards removes the file there. */
  withPath<T>(use: (path: string) => Promise<T>): Promise<T>;
}

const longestUpload = 3_600_000;

/** Stores drafts in a part of the folder that no key leads to. Throws a StartupError. */
export async function openDrafts(folder: string): Promise<Drafts> {
  const drafts = join(folder, '.drafts');
  try {
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Left by a killed process. Another process of the same folder may be receiving: only old drafts are deleted.
    for (const name of await readdir(drafts)) await removeIfOld(join(drafts, name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `Cannot store files in ${folder} (${code}). Set DATA_DIR to a folder that this user can write to.`,
      { cause: error },
    );
  }

  const withPath: Drafts['withPath'] = async (use) => {
    const path = join(drafts, randomUUID());
    try {
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  };
  return {
    withPath,
    receive: (content, limit, use) =>
      withPath(async (path) => {
        const hash = createHash('sha256');
        let size = 0;
        const measure = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            size += chunk.length;
            if (size > limit) return done(new FileTooLarge(limit));
            hash.update(chunk);
            done(null, chunk);
          },
        });
        await pipeline(content, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
        return use({ path, size, sha256: hash.digest('hex') });
      }),
  };
}

async function removeIfOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && Date.now() - found.mtimeMs > longestUpload) await rm(path, { force: true });
}
