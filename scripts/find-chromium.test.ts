import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { locateChromium } from './find-chromium.ts';

/** A folder with programs that end with the given exit codes. */
function folderOf(programs: Record<string, number>): string {
  const folder = mkdtempSync(join(tmpdir(), 'find-chromium-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, exitCode] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${exitCode}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test('CHROMIUM_PATH comes first', () => {
  const folder = folderOf({ mine: 0, chromium: 0 });
  expect(locateChromium({ CHROMIUM_PATH: join(folder, 'mine'), PATH: folder })).toBe(join(folder, 'mine'));
});

test('a CHROMIUM_PATH that does not start is an error, not a reason to take another', () => {
  const folder = folderOf({ chromium: 0 });
  const missing = join(folder, 'missing');
  expect(() => locateChromium({ CHROMIUM_PATH: missing, PATH: folder })).toThrow(
    `CHROMIUM_PATH is ${missing}, which does not start.`,
  );
});

test('a browser that does not start is skipped', () => {
  const folder = folderOf({ chromium: 1, 'google-chrome': 0 });
  expect(locateChromium({ PATH: folder })).toBe(join(folder, 'google-chrome'));
});

test('the headless shell is preferred to a whole browser', () => {
  const folder = folderOf({ chromium: 0, 'chromium-headless-shell': 0 });
  expect(locateChromium({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
});
