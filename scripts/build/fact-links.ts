import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A fact that the server fills in, as part of a path of this site. It would lead to a page that doesn't exist. */
const mistaken = /\b(?:href|action|src)="\/[^"\uE000]*\uE000([\w.]+)\uE001/g;

/** Fails the build where a page links to a fact that is only known to the server as if it were a path of this site. */
export async function checkFactLinks(site: string): Promise<void> {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const facts = mistakenFacts(await readFile(join(site, name), 'utf8'));
    if (facts.length > 0) throw new Error(`${name} links to ${facts.join(', ')} as a path: use a plain <a href>.`);
  }
}

export const mistakenFacts = (html: string): string[] => [...html.matchAll(mistaken)].map(([, fact]) => String(fact));
