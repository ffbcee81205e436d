import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** What a page fetches before it shows anything, as the build lists it. */
interface ViewFiles {
  /** A path with its parameters and the open tab: `/portal/jobs/:jobId`, `/portal?tab=wallet`. */
  readonly address: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Reads the list and returns the `Link` header by address: a browser then fetches all files of the page at once instead of finding them in each other.
 * The first tab is the page's own; an unknown tab gets it too. Null for an unknown page.
 */
export async function readPreloads(list: string): Promise<(url: string) => string | null> {
  const views: ViewFiles[] = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : [];
  const links = new Map(views.map((view) => [view.address, linkOf(view)]));
  const pages = [...links.keys()]
    .filter((address) => !address.includes('?'))
    .map((address) => ({ address, pattern: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`) }));
  return (url) => {
    const [path = '', query] = url.split('?');
    const page = pages.find(({ pattern }) => pattern.test(path));
    if (!page) return null;
    const tab = new URLSearchParams(query).get('tab');
    return links.get(`${page.address}?tab=${tab}`) ?? links.get(page.address) ?? null;
  };
}

function linkOf({ styles, scripts }: ViewFiles): string {
  const first = styles.map((path) => `<${path}>; rel=preload; as=style`);
  return [...first, ...scripts.map((path) => `<${path}>; rel=modulepreload`)].join(', ');
}
