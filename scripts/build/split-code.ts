import type { Plugin } from 'vite';
import { type Modules, planFiles } from './plan-files.ts';
import { clientEntry, views } from './views.ts';

/** Assigns shared modules to files: by default the bundler makes one for every set of pages that have something in common, hundreds in all. */
export function codeGroups() {
  let nameOf: ReadonlyMap<string, string> | undefined;
  const name = (id: string, modules: Modules) => {
    nameOf ??= new Map(
      planFiles(views, modules).flatMap((ids, at) => ids.map((one) => [one, `shared-${at + 1}`] as const)),
    );
    return id === clientEntry ? null : (nameOf.get(id) ?? null);
  };
  // The plan has the imports too.
  return [{ name, includeDependenciesRecursively: false }];
}

/** Lets entries share a file with other modules; the router's build forbids it, and would add a file for each. */
export function sharedEntries(): Plugin {
  return {
    name: 'shared-entries',
    apply: 'build',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  };
}
