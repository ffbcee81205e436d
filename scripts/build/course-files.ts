import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const start = 'window.__reactRouterManifest=';

/** The pages of courses, with their layouts. */
const pages = ['root', 'session-layout', 'course-layout', 'course', 'lesson', 'final-test'];

interface Part {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

interface Manifest {
  readonly entry: Part;
  readonly routes: Readonly<Record<string, Part>>;
}

/** The addresses of all files of the pages of courses. Call it before the manifest is shortened. */
export async function findCourseFiles(site: string): Promise<readonly string[]> {
  const [name = ''] = (await readdir(join(site, 'assets'))).filter((file) => /^manifest-\w+\.js$/.test(file));
  const text = await readFile(join(site, 'assets', name), 'utf8');
  const files = courseFiles(JSON.parse(text.slice(start.length).replace(/;\s*$/, '')));
  return [...new Set([`/assets/${name}`, ...files, ...(await findOverlayFiles(site))])];
}

/** Menus and sheets, whose code is loaded when they open. */
async function findOverlayFiles(site: string): Promise<readonly string[]> {
  const overlays = (await readdir(join(site, 'assets'))).find((file) => /^overlays-[\w-]+\.js$/.test(file));
  if (!overlays) throw new Error('The build has no overlays.');
  const found = new Set([overlays]);
  for (const file of found) {
    const text = await readFile(join(site, 'assets', file), 'utf8');
    for (const [, imported = ''] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) found.add(imported);
  }
  return [...found].map((file) => `/assets/${file}`);
}

function courseFiles({ entry, routes }: Manifest): readonly string[] {
  const parts = pages.map((page) => {
    const found = Object.entries(routes).find(
      ([id]) => id === page || (id.endsWith(`/${page}`) && /\/(rep|portal)\//.test(id)),
    );
    if (!found) throw new Error(`The manifest has no page ${page}.`);
    return found[1];
  });
  return [...new Set([entry, ...parts].flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]))];
}
