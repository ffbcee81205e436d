import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runTool } from './checks/run-tool.ts';
import type { Show } from './checks/stage.ts';

// Without hidden windows, the tests need about a quarter less CPU.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of a Chromium that starts, installed first where possible. Throws with instructions otherwise. */
export async function findChromium(show?: Show): Promise<string> {
  const found = locateChromium();
  if (found) return found;
  const say = show ?? ((text: string) => process.stdout.write(text));
  say('No Chromium found: installing one\n');
  if (isDebianRoot()) {
    await runApt(['update'], say);
    // Older releases do not have the shell as a separate package.
    for (const name of [shell, 'chromium']) {
      await runApt(['install', '-y', '--no-install-recommends', name], say);
      const installed = locateChromium();
      if (installed) return installed;
    }
  }
  await runTool('@playwright/test', 'playwright', ['install', 'chromium'], { show });
  const downloaded = locateChromium();
  if (downloaded) return downloaded;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install one (Debian: apt-get install chromium; ' +
      'macOS: brew install --cask google-chrome; elsewhere: npx playwright install --with-deps chromium), ' +
      'or name one in CHROMIUM_PATH.',
  );
}

/** CHROMIUM_PATH, the system's, or the one that Playwright downloaded; undefined when there is none that starts. */
export function locateChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which does not start.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macApps, chromium.executablePath()].find((path) => isExecutable(path) && starts(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ubuntu's `chromium-browser` may be a script that only points to a snap; a real one prints its version. */
function starts(path: string): boolean {
  // Under libfaketime it would hang.
  const env = { ...process.env, LD_PRELOAD: '' };
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000, env }).status === 0;
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

async function runApt(args: string[], say: Show): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = spawn('apt-get', ['-q', ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  for (const stream of [apt.stdout, apt.stderr]) stream.setEncoding('utf8').on('data', say);
  // The exit code is no proof: the file is.
  await once(apt, 'close').catch(() => {});
}
