import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const linkedFile = /<link\b[^>]*\bhref="(\/(?:assets\/|favicon)[^"]+)"/g;
const pattern = /url\("?(\/assets\/[^")]+\.svg)"?\)/g;

/** In the script that chooses light or dark, the one that retries, and the one that shows the portal's last state. */
const kept = ['dataset.theme', "'online'", "'last-seen:'"];

/**
 * Removes the scripts of the offline page, all but its own three: it is shown at any address, and the router would look for that one. Returns the
 * paths of the page and of all it needs.
 */
export async function finishOfflinePage(site: string): Promise<string[]> {
  const path = join(site, 'offline', 'index.html');
  const html = await readFile(path, 'utf8');
  const still = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (script, attributes: string, text: string) =>
      attributes === '' && kept.some((sign) => text.includes(sign)) ? script : '',
    );
  if (!kept.every((sign) => still.includes(sign))) throw new Error('The offline page lost a script of its own.');
  await writeFile(path, still);
  const linked = found(linkedFile, still);
  const sheets = linked.filter((href) => href.endsWith('.css'));
  const styles = await Promise.all(sheets.map((href) => readFile(join(site, href), 'utf8')));
  return ['/offline', ...new Set([...linked, ...styles.flatMap((style) => found(pattern, style))])];
}

function found(what: RegExp, text: string): string[] {
  return [...text.matchAll(what)].map(([, path = '']) => path);
}
