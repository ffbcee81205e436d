import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const start = 'window.__reactRouterManifest=';

interface Manifest {
  readonly routes: Readonly<Record<string, { imports: readonly string[] }>>;
}

/**
 * Removes the imports of each page from the router's manifest, which every page fetches: they were most of it. The router writes them into the head
 * of a page that it makes, and requests them in no other way; a page made at build has them by then.
 */
export async function shortenManifest(site: string): Promise<void> {
  const assets = join(site, 'assets');
  const [name, ...others] = (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (!name || others.length > 0) throw new Error('There is not one manifest of the router.');
  await writeFile(join(assets, name), shortened(await readFile(join(assets, name), 'utf8')));
}

export function shortened(text: string): string {
  if (!text.startsWith(start)) throw new Error('The manifest is not what is known of React Router.');
  const manifest: Manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, ''));
  for (const route of Object.values(manifest.routes)) route.imports = [];
  return `${start}${JSON.stringify(manifest)};`;
}
