import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { postingsPath } from '#contract/jobs/posting-addresses.ts';
import { businessTabAddress, lessonAddress, messagesAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { adminPath, businessPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { locateChromium } from '#scripts/find-chromium.ts';
import { ensureWebBuilt } from '#scripts/launch/ensure-web-built.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import {
  type Certificate,
  type CountingProxy,
  type Download,
  startCountingProxy,
} from '#test/support/counting-proxy.ts';
import { median } from '../support/percentile.ts';
import { serve } from '../support/processes.ts';
import { printTable } from '../support/report.ts';
import { type DemoSessions, openDemoSessions, type StorageState } from './demo-sessions.ts';
import { measureVisit, type Visit } from './measure-visit.ts';

const runs = 5;
const kilobyte = 1000;

interface Targets {
  readonly scriptAtPaint: number;
  readonly script: number;
  readonly total: number;
  readonly largestPaint: number;
}

/** The start pages of the portals. */
const ofPortals: Targets = { scriptAtPaint: 170, script: 200, total: 320, largestPaint: 3700 };
const ofTabs: Targets = { scriptAtPaint: 190, script: 220, total: Number.POSITIVE_INFINITY, largestPaint: 4200 };
const mostShift = 0.02;
/** Of script, on a second visit. */
const mostAgain = 5;

interface MeasuredPage {
  readonly path: string;
  readonly name: string;
  readonly stored: StorageState;
  /** None: the public page that the others are compared with. */
  readonly targets?: Targets;
}

/** A visit with an empty cache, and a second one with what the first has stored. */
interface Run {
  readonly first: Measured;
  readonly second: Measured;
}

interface Measured extends Omit<Visit, 'scriptsAtPaint'> {
  readonly scriptAtPaint: number;
  readonly script: number;
  readonly total: number;
}

function pagesOf({ none, rep, business, admin, lesson }: DemoSessions): MeasuredPage[] {
  return [
    { path: postingsPath, name: 'jobs', stored: none },
    { path: repPath, name: 'rep-portal', stored: rep, targets: ofPortals },
    { path: businessPath, name: 'dashboard', stored: business, targets: ofPortals },
    { path: adminPath, name: 'admin', stored: admin, targets: ofPortals },
    { path: messagesAddress('rep'), name: 'messages', stored: rep, targets: ofTabs },
    { path: repTabAddress('my-work'), name: 'my-work', stored: rep, targets: ofTabs },
    { path: repTabAddress('browse-jobs'), name: 'browse-jobs', stored: rep, targets: ofTabs },
    { path: repTabAddress('wallet'), name: 'wallet', stored: rep, targets: ofTabs },
    { path: businessTabAddress('my-team'), name: 'my-team', stored: business, targets: ofTabs },
    { path: lessonAddress(lesson.courseId, lesson.number), name: 'lesson', stored: rep, targets: ofTabs },
  ];
}

/**
 * Measures the pages behind a sign-in with the sessions of the demo, every one unless some are named, and `/jobs` beside them: times depend on the
 * machine, their ratio to it hardly. False when one misses a target.
 */
export async function measureSignedIn(named: readonly string[]): Promise<boolean> {
  const executablePath = locateChromium();
  if (!executablePath) throw new StartupError('There is no Chromium. Install one, or set CHROMIUM_PATH.');
  await ensureWebBuilt(console.log);
  const folder = await mkdtemp(join(tmpdir(), 'thengisa-signed-in-'));
  const [port, serverPort] = [await findFreePort(), await findFreePort()];
  const url = `https://127.0.0.1:${port}`;
  const certificate = await makeCertificate(folder);
  const server = await serve('server/main.ts', serverPort, {
    MODE: 'local',
    DEMO: 'on',
    SITE_URL: url,
    RATE_LIMITS: 'off',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
  });
  const proxy = await startCountingProxy(server.url, { port, certificate });
  // Unlike with errors ignored as a whole, the browser then caches what it gets.
  const args = ['--no-sandbox', '--disable-gpu', `--ignore-certificate-errors-spki-list=${fingerprintOf(certificate)}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const results = new Map<string, Run[]>();
    let pages: readonly MeasuredPage[] = [];
    // Round by round: other load on the machine then meets every page. A sign-in lasts for 15 minutes, a round for less.
    for (let run = 0; run < runs; run++) {
      pages = choosePages(named, pagesOf(await openDemoSessions(url, server.url, browser)));
      for (const page of pages) {
        const one = await measureRun(page, url, browser, proxy);
        results.set(page.name, [...(results.get(page.name) ?? []), one]);
        console.log(`${page.name}  ${JSON.stringify(one)}`);
      }
    }
    return print(new Map(pages.map((page) => [page, results.get(page.name) ?? []])));
  } finally {
    await browser.close();
    await proxy.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** For HTTP/2, as behind the proxy of a product: over HTTP/1.1, which loads six files at a time, the number of files decides. */
async function makeCertificate(folder: string): Promise<Certificate> {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await promisify(execFile)('openssl', [...made, '-subj', '/CN=127.0.0.1', '-keyout', keyFile, '-out', certFile]);
  return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
}

const fingerprintOf = ({ cert }: Certificate): string =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

function choosePages(named: readonly string[], pages: readonly MeasuredPage[]): readonly MeasuredPage[] {
  const unknown = named.find((name) => !pages.some((page) => page.name === name));
  if (unknown !== undefined) {
    throw new StartupError(`There is no page ${unknown}; there are ${pages.map(({ name }) => name).join(', ')}.`);
  }
  return pages.filter(({ name, targets }) => named.length === 0 || !targets || named.includes(name));
}

const bytesOf = (sent: readonly Download[]) => sent.reduce((sum, { bytes }) => sum + bytes, 0);

async function measureRun(page: MeasuredPage, url: string, browser: Browser, proxy: CountingProxy): Promise<Run> {
  const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...phone, locale: 'en-ZA', storageState: page.stored });
  try {
    const visit = async (): Promise<Measured> => {
      proxy.downloads();
      const { scriptsAtPaint, ...seen } = await measureVisit(context, url + page.path);
      const sent = proxy.downloads();
      return {
        ...seen,
        scriptAtPaint: bytesOf(sent.filter(({ path }) => scriptsAtPaint.includes(path))),
        script: bytesOf(sent.filter(({ isScript }) => isScript)),
        total: bytesOf(sent),
      };
    };
    const first = await visit();
    return { first, second: await visit() };
  } finally {
    await context.close();
  }
}

function print(results: ReadonlyMap<MeasuredPage, readonly Run[]>): boolean {
  const baseline = median([...results].flatMap(([{ targets }, done]) => (targets ? [] : done.map(paintOf))));
  const rows = [...results].map(([page, done]) => {
    const middle = (read: (run: Run) => number) => median(done.map(read));
    const size = (read: (run: Run) => number) => (middle(read) / kilobyte).toFixed(0);
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
    const paints = done.map(paintOf);
    const worst = (read: (run: Run) => number) => Math.max(...done.map(read)).toFixed(3);
    return [
      page.name,
      size(({ first }) => first.scriptAtPaint),
      size(({ first }) => first.script),
      size(({ first }) => first.total),
      `${seconds(median(paints))} s`,
      `${seconds(Math.min(...paints))} to ${seconds(Math.max(...paints))}`,
      (median(paints) / baseline).toFixed(2),
      worst(({ first }) => first.layoutShift),
      size(({ second }) => second.script),
      size(({ second }) => second.total),
      worst(({ second }) => second.layoutShift),
      page.targets === undefined ? '' : meets(page.targets, done) ? 'met' : 'missed',
    ];
  });
  const bytes = ['JS KB at LCP', 'JS KB', 'all KB'];
  const second = ['JS again', 'all again', 'CLS again'];
  printTable({ headings: ['', ...bytes, 'LCP', 'of 5', 'of /jobs', 'CLS', ...second, 'targets'], rows });
  return [...results].every(([{ targets }, done]) => targets === undefined || meets(targets, done));
}

const paintOf = ({ first }: Run) => first.largestPaint;

function meets(targets: Targets, done: readonly Run[]): boolean {
  const middle = (read: (run: Run) => number) => median(done.map(read));
  return (
    middle(({ first }) => first.scriptAtPaint) <= targets.scriptAtPaint * kilobyte &&
    middle(({ first }) => first.script) <= targets.script * kilobyte &&
    middle(({ first }) => first.total) <= targets.total * kilobyte &&
    middle(paintOf) <= targets.largestPaint &&
    middle(({ second }) => second.script) <= mostAgain * kilobyte &&
    done.every(({ first, second }) => first.layoutShift <= mostShift && second.layoutShift <= mostShift)
  );
}
