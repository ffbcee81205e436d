import { join } from 'node:path';
import type { Plugin } from 'vite';
import { adminPath, businessPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { projectRoot } from '#server/platform/env.ts';
import { views } from './views.ts';

/** What the portals show first: frames, pages and the first tab of each. */
const shownFirst = views
  .filter(({ address }) => [repPath, businessPath, adminPath].includes(address))
  .flatMap(({ modules }) => modules);

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const isHeavy = (id: string) => id.includes('/node_modules/zod/') || id === join(projectRoot, 'contract/refusals.ts');

/** Stops the build where a first view would load zod, and with it schemas, or the table of all refusals. */
export function lightFirstViews(): Plugin {
  return {
    name: 'light-first-views',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd(error) {
      if (error) return;
      const way = wayTo(isHeavy, shownFirst, this);
      if (way)
        this.error(`A first view may not load this: ${way.map((id) => id.replace(`${projectRoot}/`, '')).join(' > ')}`);
    },
  };
}

/** The shortest chain of static imports from an entry to such a module; null: there is none. */
export function wayTo(
  isSought: (id: string) => boolean,
  entries: readonly string[],
  modules: Modules,
): string[] | null {
  const importers = new Map<string, string | null>(entries.map((entry) => [entry, null]));
  for (const id of importers.keys()) {
    if (isSought(id)) return chainTo(id, importers);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (!importers.has(imported)) importers.set(imported, id);
    }
  }
  return null;
}

function chainTo(id: string, importers: ReadonlyMap<string, string | null>): string[] {
  const importer = importers.get(id);
  return importer ? [...chainTo(importer, importers), id] : [id];
}
