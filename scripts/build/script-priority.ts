import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Moves the style sheet and the fonts of a built page before its scripts: with those it can be read already. */
export async function postponeScripts(site: string): Promise<void> {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const html = await readFile(join(site, name), 'utf8');
    await writeFile(
      join(site, name),
      html.replaceAll(/<link rel="modulepreload"(?! fetchPriority)/g, '$& fetchPriority="low"'),
    );
  }
}
