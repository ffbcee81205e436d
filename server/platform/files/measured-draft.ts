import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';

  constructor(limit: number) {
    super(`The file is larger than ${limit} bytes`);
  }
}

export interface Draft {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/**
 * Writes the content to a file of its own in `folder`, counting and hashing as it goes, hands it to `use` once it is
 * whole and on disk, and removes it afterwards if it is still there.
 */
export async function withDraft<T>(
  folder: string,
  content: Readable,
  limit: number,
  use: (draft: Draft) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
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
  try {
    await pipeline(content, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await flush(path);
    return await use({ path, size, sha256: hash.digest('hex') });
  } finally {
    await rm(path, { force: true });
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
