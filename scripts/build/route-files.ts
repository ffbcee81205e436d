import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { publicPages } from '#contract/site/site-map.ts';
import { projectRoot } from '#server/platform/env.ts';
import routes from '#web/routes.ts';

const allOf = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...allOf(entry.children ?? [])]);

const published = new Set(publicPages.map((path) => path.slice(1)));
const isPublished = ({ path, index }: RouteConfigEntry) => (index ? published.has('') : published.has(path ?? '-'));

const [site, session] = ['public-layout', 'session-layout'].map((name) =>
  routes.find(({ file }) => file.endsWith(`/${name}.tsx`)),
);
const ofSite = site?.children ?? [];
const ofSession = allOf(session?.children ?? []);

export const fileOf = (path: string) => join(projectRoot, 'web', path);

/** The site's routes as files, grouped by what visitors need together. */
export const routeFiles = {
  root: 'root.tsx',
  publicLayout: site?.file ?? '',
  publicPages: ofSite.filter(isPublished).map(({ file }) => file),
  signIn: 'pages/auth/auth.tsx',
  session: session?.file ?? '',
  /** With their layouts. */
  portals: ofSession.map(({ file }) => file),
} as const;
