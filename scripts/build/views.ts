import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { madeFrames } from '#contract/site/made-pages.ts';
import { adminPath, authPath, businessPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { publicPages } from '#contract/site/site-map.ts';
import { projectRoot } from '#server/platform/env.ts';
import routes from '#web/routes.ts';

/** What opens at an address. */
export interface View {
  /** The path of its route, with the open tab unless it is the first: `/rep-portal/jobs/:jobId`, `/rep-portal?tab=wallet`. */
  readonly address: string;
  /** Ids of the modules that it starts with: the router's own, the root, the layouts, the page and the tab. */
  readonly modules: readonly string[];
  /** Budget in KB of compressed script. */
  readonly limit: number | null;
}

const publicLimit = 131;
const ofPublic = [
  ...publicPages,
  madeFrames.jobs,
  `${madeFrames.jobs}/:slug`,
  madeFrames.certificates,
  `${madeFrames.certificates}/:number`,
  authPath,
];
const limits: ReadonlyMap<string, number> = new Map([
  ...ofPublic.map((page) => [page, publicLimit] as const),
  [repPath, 173],
  [businessPath, 170],
  [adminPath, 170],
  [`${repPath}?tab=messages`, 190],
  [`${repPath}?tab=my-work`, 190],
  [`${repPath}?tab=browse-jobs`, 190],
  [`${repPath}?tab=wallet`, 190],
  [`${businessPath}?tab=messages`, 190],
  [`${businessPath}?tab=my-team`, 190],
  [`${repPath}/courses/:courseId/lessons/:number`, 190],
]);

const web = (file: string) => join(projectRoot, 'web', file);
/** The router's build makes an entry of each route, and so a file. */
export const routeEntry = '?__react-router-build-client-route';
const entryOf = (file: string) => `${web(file)}${routeEntry}`;
const router = dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json'));
/** Starts the page as soon as it is imported, which has to be after the page's own modules. */
export const clientEntry = join(router, 'dist/config/defaults/entry.client.tsx');
/** The last one is imported lazily, by every page. */
const always = [clientEntry, entryOf('root.tsx'), web('lib/follow-site.ts')];

/** Of a built site: it has no pages for developers. */
export const views: readonly View[] = routes
  .filter(({ path }) => !path?.startsWith('dev/'))
  .flatMap((route) => viewsOf(route, '/', always));

function viewsOf({ path = '', file, children }: RouteConfigEntry, parent: string, above: readonly string[]): View[] {
  const modules = [...above, entryOf(file)];
  const address = posix.join(parent, path);
  if (children) return children.flatMap((child) => viewsOf(child, address, modules));
  const page = address.replace(/\/\*$/, '') || '/404';
  const [first, ...others] = tabsOf(file);
  return [
    viewOf(page, first ? [...modules, first.module] : modules),
    ...others.map(({ tab, module }) => viewOf(`${page}?tab=${tab}`, [...modules, module])),
  ];
}

function viewOf(address: string, modules: readonly string[]): View {
  return { address, modules, limit: limits.get(address) ?? null };
}

/** The tabs of a portal's page, in their order, from the table beside it. */
function tabsOf(page: string): { tab: string; module: string }[] {
  const folder = dirname(web(page));
  const table = join(folder, 'tab-contents.ts');
  if (!/\/(portal|panel)\.tsx$/.test(page) || !existsSync(table)) return [];
  const lines = readFileSync(table, 'utf8').matchAll(/'?([\w-]+)'?: partOf\(\(\) => import\('([^']+)'\)\)/g);
  return [...lines].map(([, tab = '', path = '']) => ({
    tab,
    module: path.startsWith('#web/') ? web(path.slice('#web/'.length)) : join(folder, path),
  }));
}
