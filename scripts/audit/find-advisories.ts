import { satisfies } from 'semver';
import { z } from 'zod';

/** The parts of package-lock.json (version 3) that list packages. */
export const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ name: z.string().optional(), version: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** The answer of the registry's `/-/npm/v1/security/advisories/bulk`: advisories by package name. */
export const advisoryFile = z.record(
  z.string(),
  z.array(z.object({ url: z.string(), title: z.string(), severity: z.string(), vulnerable_versions: z.string() })),
);

interface Installed {
  readonly name: string;
  readonly version: string;
  /** It does not run in production. */
  readonly dev: boolean;
}

interface Finding extends Installed {
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

/** Every package and version of a lock file, also nested ones. */
export function listInstalled({ packages }: z.output<typeof lockFile>): Installed[] {
  return Object.entries(packages).flatMap(([path, { name, version, dev = false }]) =>
    path === '' || version === undefined ? [] : [{ name: name ?? nameAt(path), version, dev }],
  );
}

const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The affected packages of the lock file, once for each package and version. */
export function findAdvisories(
  lock: z.output<typeof lockFile>,
  advisories: z.output<typeof advisoryFile>,
): readonly Finding[] {
  const findings = listInstalled(lock).flatMap(({ name, version, dev }) =>
    (advisories[name] ?? [])
      .filter(({ vulnerable_versions: range }) => satisfies(version, range, { includePrerelease: true }))
      .map(({ severity, title, url }) => ({ name, version, dev, severity, title, url })),
  );
  return [...new Map(findings.map((one) => [`${one.name} ${one.version} ${one.url}`, one])).values()];
}
