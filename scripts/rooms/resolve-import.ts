import { builtinModules } from 'node:module';
import { posix } from 'node:path';

export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'builtin'; name: string }
  | { kind: 'generated' };

const builtins = new Set(builtinModules);

/** The target of an import, by its text alone: the type checker checks that it exists. */
export function resolveImport(importer: string, specifier: string): Target {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('virtual:')) return { kind: 'generated' };
  if (path.startsWith('#')) return { kind: 'file', path: posix.normalize(path.slice(1)) };
  if (path.startsWith('.')) {
    // React Router writes each route's types to a `+types` folder that only the type checker sees.
    if (path.includes('/+types/')) return { kind: 'generated' };
    return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(importer), path)) };
  }
  if (path.startsWith('node:') || builtins.has(path)) return { kind: 'builtin', name: path };
  const [first = '', second] = path.split('/');
  return { kind: 'package', name: first.startsWith('@') && second ? `${first}/${second}` : first };
}
