import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { projectRoot } from '#server/platform/env.ts';

// The server renders the pages of jobs, and their classes are in the built style sheet.
const FOLDERS = ['web', 'contract', 'domain', 'texts', 'scripts/build', 'server/features/jobs/postings/present'];
const FILES = ['vite.config.ts', 'react-router.config.ts', 'package.json', 'package-lock.json'];

/** A hash of all inputs of the built site: names and contents, so that a checkout with new file times builds nothing. */
export async function hashWebSources(): Promise<string> {
  const inFolders = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1));
    }),
  );
  const paths = [...inFolders.flat(), ...FILES].sort();
  const contents = await Promise.all(paths.map((path) => readFile(join(projectRoot, path))));
  const hash = createHash('sha256');
  for (const [index, content] of contents.entries()) {
    hash.update(`${paths[index]?.replaceAll(sep, '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
