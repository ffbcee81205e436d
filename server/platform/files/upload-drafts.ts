import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Draft, withDraft } from './measured-draft.ts';

/** Where what people send is written first, to be looked at before any of it is kept. */
export interface UploadDrafts {
  /** Hands the whole of it to `use`, and removes it afterwards. Throws a FileTooLarge for one byte more than the limit. */
  receive<T>(content: Readable, limit: number, use: (draft: Draft) => Promise<T>): Promise<T>;
}

const longestUpload = 3_600_000;

export async function openUploadDrafts(folder: string): Promise<UploadDrafts> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // What a killed process left. Another process of the same folder may be receiving: only what is old goes.
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > longestUpload) await rm(path, { force: true });
  }
  return { receive: (content, limit, use) => withDraft(folder, content, limit, use) };
}
