import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkRooms } from './check-rooms.ts';
import { formatViolation } from './violation.ts';

/** File texts by path. */
export type Tree = Record<string, string>;

/** The rules' findings about a small repository. */
export function findings(tree: Tree): string[] {
  return checkRooms(writeTree(tree)).violations.map(formatViolation);
}

/** Writes a small repository into a fresh folder, removed when the test ends. */
export function writeTree(tree: Tree): string {
  const root = mkdtempSync(join(tmpdir(), 'rooms-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
