import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postingsPath } from '#contract/jobs/posting-addresses.ts';
import { publicPages } from '#contract/site/site-map.ts';
import { locateChromium } from '#scripts/find-chromium.ts';
import { ensureWebBuilt } from '#scripts/launch/ensure-web-built.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { median } from '../support/percentile.ts';
import { serve } from '../support/processes.ts';
import { printTable } from '../support/report.ts';
import { type PageScore, runLighthouse } from './run-lighthouse.ts';

/** Performance varies with other load on the machine: the run with the middle score counts. */
const runs = 3;

/** The pages visitors open: those made at build, and sign-in. */
const visited = [...publicPages, postingsPath, '/auth'];
const kilobyte = 1024;

/** Each page's targets. */
const targets = {
  performance: 97,
  others: 100,
  scriptBytes: 125 * kilobyte,
  totalBytes: 300 * kilobyte,
  largestPaint: 2000,
};

/**
 * Measures public pages of the built site, every one unless some are named, as production serves them, and prints the table. False when one misses a
 * target.
 */
export async function measurePages(named: readonly string[]): Promise<boolean> {
  const paths = named.length > 0 ? named : visited;
  const chromium = locateChromium();
  if (!chromium) throw new StartupError('There is no Chromium. Install one, or set CHROMIUM_PATH.');
  await ensureWebBuilt(console.log);
  const folder = await mkdtemp(join(tmpdir(), 'thengisa-lighthouse-'));
  const port = await findFreePort();
  const server = await serve('server/main.ts', port, {
    MODE: 'production',
    SITE_URL: `http://127.0.0.1:${port}`,
    SECRET_KEY: randomBytes(32).toString('base64url'),
    DOCUMENTS_KEY: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: 'admin@example.co.za',
    ADMIN_PASSWORD: randomBytes(16).toString('base64url'),
    PAYFAST_MERCHANT_ID: '10012345',
    PAYFAST_MERCHANT_KEY: 'none',
    PAYFAST_PASSPHRASE: randomBytes(16).toString('base64url'),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
  });
  try {
    const scores = new Map<string, PageScore>();
    for (const path of paths) {
      const score = await middleRun(server.url + path, chromium, folder);
      scores.set(path, score);
      console.log(`${path}  ${score.performance}`);
    }
    print(scores);
    return [...scores.values()].every(meetsTargets);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function middleRun(url: string, chromium: string, folder: string): Promise<PageScore> {
  const scores: PageScore[] = [];
  for (let run = 0; run < runs; run++) scores.push(await runAgainOnce(() => runLighthouse(url, chromium, folder)));
  const middle = median(scores.map(({ performance }) => performance));
  return scores.find(({ performance }) => performance === middle) ?? scoreless(url);
}

/** Now and then Chromium's trace lacks its beginning (NO_NAVSTART), and Lighthouse asks for another run. */
async function runAgainOnce(measure: () => Promise<PageScore>): Promise<PageScore> {
  try {
    return await measure();
  } catch (error) {
    if (!String(error).includes('Please run Lighthouse again')) throw error;
    return await measure();
  }
}

function scoreless(url: string): never {
  throw new Error(`No run of ${url} has a score.`);
}

function meetsTargets(score: PageScore): boolean {
  return (
    score.performance >= targets.performance &&
    [score.accessibility, score.bestPractices, score.seo].every((points) => points >= targets.others) &&
    score.scriptBytes <= targets.scriptBytes &&
    score.totalBytes <= targets.totalBytes &&
    score.largestPaint <= targets.largestPaint &&
    score.layoutShift === 0
  );
}

function print(scores: ReadonlyMap<string, PageScore>): void {
  const size = (bytes: number) => (bytes / kilobyte).toFixed(0);
  const rows = [...scores].map(([path, score]) => [
    path,
    ...[score.performance, score.accessibility, score.bestPractices, score.seo].map(String),
    size(score.scriptBytes),
    size(score.totalBytes),
    score.layoutShift.toFixed(3),
    `${(score.largestPaint / 1000).toFixed(1)} s`,
    meetsTargets(score) ? 'met' : 'missed',
  ]);
  const headings = ['', 'performance', 'accessibility', 'best practices', 'SEO', 'JS KB', 'total KB', 'CLS', 'LCP'];
  printTable({ headings: [...headings, 'targets'], rows });
  for (const [path, { complaints }] of scores) for (const one of complaints) console.log(`${path}  ${one}`);
}
