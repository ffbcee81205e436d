import { join } from 'node:path';
import { publicPages } from '#contract/site/site-map.ts';
import { projectRoot } from '#server/platform/env.ts';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null;
}

/** What this many of the public pages need comes with all of them, as what others need besides one of them. */
const often = 2;

const inWeb = (path: string) => join(projectRoot, 'web', path);

/**
 * Puts what comes with every page into two files, and what comes with the public pages into a third. Each file costs a
 * request and half a kilobyte of headers, and left alone the bundler makes some forty of what the pages share.
 */
export function codeSplitter(): (id: string, modules: Modules) => string | null {
  let chunks: Map<string, string> | undefined;
  return (id, modules) => {
    chunks ??= new Map([
      ...oftenUsed(modules).map((one) => [one, 'public'] as const),
      ...reachedFrom(inWeb('pages/public/public-layout.tsx'), modules).map((one) => [one, 'public'] as const),
      // Later entries win: what the root needs comes with portals too.
      ...reachedFrom(inWeb('root.tsx'), modules).map((one) => [one, isOurs(one) ? 'site' : 'framework'] as const),
    ]);
    return chunks.get(id) ?? (/\/node_modules\/(react-dom|scheduler)\//.test(id) ? 'framework' : null);
  };
}

function isOurs(id: string): boolean {
  return !id.includes('/node_modules/');
}

function oftenUsed(modules: Modules): string[] {
  const pages = publicPages.map((path) => inWeb(`pages/public/${path.slice(1) || 'landing'}.tsx`));
  const uses = new Map<string, number>();
  for (const page of pages) {
    for (const id of reachedFrom(page, modules)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const shared = (id: string) => (modules.getModuleInfo(id)?.importers ?? []).length > 1;
  return [...uses].filter(([id, count]) => count >= often || shared(id)).map(([id]) => id);
}

/** All that a module imports, and what that imports; without what is loaded later. */
function reachedFrom(entry: string, modules: Modules): string[] {
  const found = new Set<string>();
  const left = [entry];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      left.push(imported);
    }
  }
  return [...found];
}
