import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const rooms = ['contract', 'domain', 'texts', 'server', 'web', 'test', 'scripts', 'bench', 'research'];

const codeFile = /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs)$/;
const sheetFile = /\.(css|sql)$/;

/** Code and style files of all rooms and the configuration beside them, relative to `root`, sorted. */
export function listFiles(root: string): string[] {
  const configuration = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => entry.name);
  return [...configuration, ...rooms.flatMap((room) => listFolder(root, room))].sort();
}

export function isCode(path: string): boolean {
  return codeFile.test(path);
}

function listFolder(root: string, folder: string): string[] {
  let entries: ReturnType<typeof readFolder>;
  try {
    entries = readFolder(join(root, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFolder(root, path);
    return isCode(path) || sheetFile.test(path) ? [path] : [];
  });
}

function readFolder(path: string) {
  return readdirSync(path, { withFileTypes: true });
}
