import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { withLock } from './lock.mjs';
import { runNode } from './run-node.ts';
import { hashWebSources } from './web-sources.ts';

const build = join(projectRoot, 'build');
const site = join(build, 'client');
const stamp = join(build, 'stamp');
/** Outside the folder that the build empties. */
const cache = join(projectRoot, 'node_modules', '.cache');

/** Builds the site when its sources differ from those of the last build. Throws a StartupError with the build's output. */
export async function ensureWebBuilt(say: (line: string) => void): Promise<void> {
  if (await isWebBuilt()) return;
  await mkdir(cache, { recursive: true });
  await withLock(join(cache, 'site-build.lock'), 'Another start is building the site; waiting for it', async () => {
    if (await isWebBuilt()) return;
    const startedAt = Date.now();
    say(existsSync(stamp) ? 'Building the site: its sources have changed' : 'Building the site');
    const sources = await hashWebSources();
    await rm(stamp, { force: true });
    await runBuild();
    // Loaded on demand: most starts have nothing to build.
    const { finishSite } = await import('../build/finish-site.ts');
    const { precompress } = await import('./precompress.ts');
    await finishSite(site, sources.slice(0, 16));
    await precompress(site);
    await writeFile(stamp, sources);
    say(`Site built (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  });
}

export async function isWebBuilt(): Promise<boolean> {
  const [was, is] = await Promise.all([readFile(stamp, 'utf8').catch(() => null), hashWebSources()]);
  return was === is && existsSync(site);
}

async function runBuild(): Promise<void> {
  const tool = dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json'));
  // Its standard output lists every file it made before the error.
  const { code, errors } = await runNode([join(tool, 'bin.cjs'), 'build'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new StartupError([errors.trim(), 'The site could not be built.']);
}
