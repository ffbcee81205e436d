import { createReadStream } from 'node:fs';
import { access, constants, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { refuseInvalidKey, refuseInvalidPrefix } from './file-key.ts';
import type { FileInfo, FileStore } from './file-store.ts';
import { withDraft } from './measured-draft.ts';

/** Keeps files in a folder of this machine. */
export async function openLocalStore(folder: string): Promise<FileStore> {
  // No key begins with a dot. On the same file system as the files, so that a finished one can be moved.
  const drafts = join(folder, '.drafts');
  await prepare(folder, drafts);

  const pathOf = (key: string) => {
    refuseInvalidKey(key);
    return join(folder, key);
  };

  async function statOf(key: string): Promise<FileInfo | null> {
    const found = await stat(pathOf(key)).catch(nullWhenMissing);
    return found?.isFile() ? { key, size: found.size, modifiedAt: found.mtime } : null;
  }

  return {
    stat: statOf,
    async put(key, content, { limit }) {
      const path = pathOf(key);
      return withDraft(drafts, content, limit, async (draft) => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(draft.path, path);
        return { size: draft.size, sha256: draft.sha256 };
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

async function prepare(folder: string, drafts: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // What a killed process left half-written. Another process may be writing: only what is a day old goes.
    for (const name of (await readdir(drafts).catch(nullWhenMissing)) ?? []) await removeIfOld(join(drafts, name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `Cannot keep files in ${folder} (${code}). Set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

async function removeIfOld(path: string): Promise<void> {
  const found = await stat(path).catch(nullWhenMissing);
  if (found && Date.now() - found.mtimeMs > 86_400_000) await rm(path, { force: true });
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
