import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { projectRoot } from '#server/platform/env.ts';
import { routeEntry, type View, views } from './views.ts';

/** What an address fetches before it shows anything. */
export interface ViewFiles {
  readonly address: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Vite's list of what it built, by source. */
export type Built = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
      readonly assets?: readonly string[];
    }
  >
>;

/** Beside the built site: for the server, which announces the files of the portals' pages, and the check of their weight. */
export const viewFilesOf = (site: string) => join(site, '..', 'views.json');

/** Writes down the files of all views, and removes Vite's list, which is no part of the site. */
export async function writeViewFiles(site: string): Promise<void> {
  const built: Built = JSON.parse(await readFile(join(site, '.vite', 'manifest.json'), 'utf8'));
  await rm(join(site, '.vite'), { recursive: true });
  const [manifest] = (await readdir(join(site, 'assets'))).filter((file) => /^manifest-\w+\.js$/.test(file));
  await writeFile(viewFilesOf(site), JSON.stringify(listViewFiles(views, built, `assets/${manifest}`)));
}

/** @param manifest the router's own, which it loads first */
export function listViewFiles(of: readonly View[], built: Built, manifest: string): ViewFiles[] {
  return of.map(({ address, modules }) => {
    const sources = modules.map(sourceOf);
    // What asks for data comes first: its answers are then on their way while the rest is loaded.
    const chunks = [
      ...new Set([...reachedFrom(sources.flatMap(loaderOf(built)), built), ...reachedFrom(sources, built)]),
    ];
    const scripts = [manifest, ...chunks.map(({ file }) => file)];
    return { address, styles: pathsOf(chunks.flatMap(stylesOf)), scripts: pathsOf(scripts) };
  });
}

/** Also those that a page links by their address. */
const stylesOf = ({ css = [], assets = [] }: Built[string]) => [
  ...css,
  ...assets.filter((file) => file.endsWith('.css')),
];

const pathsOf = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);

const sourceOf = (module: string) => relative(projectRoot, module).replaceAll(sep, '/');

/** The router's build puts the `clientLoader` of a route into a file of its own, which no other file imports. */
const loaderOf = (built: Built) => (source: string) => {
  const loader = source.replace(routeEntry, '?route-chunk=clientLoader');
  return loader !== source && built[loader] ? [loader] : [];
};

function reachedFrom(sources: readonly string[], built: Built): Set<Built[string]> {
  const found = new Set(sources);
  const chunks = new Set<Built[string]>();
  for (const source of found) {
    const chunk = built[source];
    if (!chunk) throw new Error(`The build has no file of ${source}.`);
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) found.add(imported);
  }
  return chunks;
}
