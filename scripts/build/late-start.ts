import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Late, startLater } from './start-later.ts';

const preload = /<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g;
const start = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Delays the code of a built page until after the page: without it the page can be read, and its links followed. The one start module of React Router
 * stays an element at its place, since React compares them in order.
 */
export async function startLate(site: string, pages: readonly string[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      const file = join(site, page, 'index.html');
      await writeFile(file, withLateStart(await readFile(file, 'utf8'), page));
    }),
  );
}

function withLateStart(html: string, page: string): string {
  const text = start.exec(html)?.[1] ?? '';
  const first = /import "([^"]+)";/.exec(text)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(text)?.[1];
  const paths = new Map(
    [...text.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = '', path = '']) => [name, path]),
  );
  const listed = /__reactRouterRouteModules = \{(.*?)\};/.exec(text)?.[1] ?? '';
  const routes = [...listed.matchAll(/("[^"]+"):(\w+)/g)].map(
    ([, id = '', name]) => [String(JSON.parse(id)), paths.get(name ?? '') ?? ''] as const,
  );
  if (!first || !entry || routes.length === 0 || routes.length !== paths.size) {
    throw new Error(`How the page ${page} begins is not what is known of React Router.`);
  }
  const files = [...html.matchAll(preload)].map(([, href = '']) => href);
  const late: Late = { files, first, routes, entry };
  return html.replaceAll(preload, '').replace(start, () => `<script>(${startLater})(${JSON.stringify(late)})</script>`);
}
