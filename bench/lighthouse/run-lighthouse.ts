import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Lighthouse's results for one page, on the simulated phone and network of its mobile preset. */
export interface PageScore {
  /** Each from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Transferred over the network, compressed, in bytes. */
  readonly scriptBytes: number;
  readonly totalBytes: number;
  readonly layoutShift: number;
  /** Largest contentful paint, in milliseconds. */
  readonly largestPaint: number;
  /** The audits that cost points in any category but performance. */
  readonly complaints: readonly string[];
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>;
  readonly audits: Record<string, Audit>;
}

interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly NetworkRequest[] };
}

interface NetworkRequest {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Fetched by npm on first use: with its dependencies it is a fifth of all files of an install. */
const lighthouse = 'lighthouse@13.5.0';

const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

/** Opens the page in a fresh Chromium and measures it. `folder` receives the whole report. */
export async function runLighthouse(url: string, chromium: string, folder: string): Promise<PageScore> {
  const file = join(folder, `${new URL(url).pathname.replace(/\W+/g, '-')}.json`);
  const given = [url, '--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`];
  // It needs a newer Node than many machines have.
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  await run('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', ...given], {
    env: { ...process.env, PATH, CHROME_PATH: chromium },
  });
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
  return scoreOf(report);
}

function scoreOf({ categories, audits }: Report): PageScore {
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (wanted: (request: NetworkRequest) => boolean) =>
    requests.filter(wanted).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    scriptBytes: bytes(({ resourceType }) => resourceType === 'Script'),
    totalBytes: bytes(() => true),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    complaints: ['accessibility', 'best-practices', 'seo'].flatMap((name) => complaintsOf(name, categories, audits)),
  };
}

function complaintsOf(name: string, categories: Report['categories'], audits: Report['audits']): string[] {
  return (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`);
}
