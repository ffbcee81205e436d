import { z } from 'zod';

const needs = z.record(z.string(), z.string()).optional();

/** The parts of package-lock.json (version 3) that say what needs what. */
export const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dependencies: needs,
      optionalDependencies: needs,
      peerDependencies: needs,
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
    }),
  ),
});

type Lock = z.output<typeof lockFile>;

/** The folders below node_modules that `names` need to run, in the order of their paths. */
export function listPackages({ packages }: Lock, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const queue = names.map((name) => ({ name, from: '' }));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const path = findPackage(packages, next.name, next.from);
    if (path === null || found.has(path)) continue;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      queue.push({ name, from: path });
    }
  }
  return [...found].sort();
}

/** As Node looks: in the package's own node_modules, then in each one above. */
function findPackage(packages: Lock['packages'], name: string, from: string): string | null {
  const parents =
    from === '' ? [] : from.split('/node_modules/').map((_, at, all) => all.slice(0, at + 1).join('/node_modules/'));
  const places = [...parents.reverse().map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
  return places.find((place) => packages[place] !== undefined) ?? null;
}
