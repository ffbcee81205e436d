import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Drafts } from './drafts.ts';
import { refuseInvalidKey, refuseInvalidPrefix } from './file-key.ts';
import type { FileInfo, FileStore } from './file-store.ts';

/** Stores files in a folder of this machine. Its drafts are on the same file system, so that they can be moved. */
export function openLocalStore(folder: string, { receive, withPath }: Drafts): FileStore {
  const pathOf = (key: string) => {
    refuseInvalidKey(key);
    return join(folder, key);
  };

  async function statOf(key: string): Promise<FileInfo | null> {
    const found = await stat(pathOf(key)).catch(nullWhenMissing);
    return found?.isFile() ? { key, size: found.size, modifiedAt: found.mtime } : null;
  }

  async function move(draft: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(draft, path);
  }

  return {
    receive,
    stat: statOf,
    async put(key, content) {
      const path = pathOf(key);
      if (Buffer.isBuffer(content)) {
        return receive(Readable.from(content), content.length, (draft) => move(draft.path, path));
      }
      // Dated from becoming a file, however long its inspection took.
      await utimes(content.path, new Date(), new Date());
      await move(content.path, path);
    },
    async copy(from, to) {
      const [source, path] = [pathOf(from), pathOf(to)];
      await withPath(async (draft) => {
        // Some file systems of other makes, and some shares, have no hard links.
        await link(source, draft).catch(() => copyFile(source, draft));
        await move(draft, path);
      });
    },
    async get(key, range) {
      if ((await statOf(key)) === null) return null;
      return createReadStream(pathOf(key), range && { start: range.from, end: range.to });
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(prefix) {
      refuseInvalidPrefix(prefix);
      for await (const key of keysUnder(folder, prefix)) {
        const info = await statOf(key);
        if (info) yield info;
      }
    },
  };
}

async function* keysUnder(folder: string, prefix: string): AsyncIterable<string> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch(nullWhenMissing);
  for (const entry of entries ?? []) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* keysUnder(folder, `${prefix}${entry.name}/`);
    else yield prefix + entry.name;
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
