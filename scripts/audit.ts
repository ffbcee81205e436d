import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { projectRoot } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { advisoryFile, findAdvisories, listInstalled, lockFile } from './audit/find-advisories.ts';
import { formatTable } from './launch/format-table.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run audit -- <file> | --list
  <file>   looks up every package of package-lock.json in a file of advisories, without the network; exits with 1 when one is found
  --list   prints the packages as the registry asks for them. To fetch such a file:
  npm run --silent audit -- --list > packages.json
  curl --json @packages.json https://registry.npmjs.org/-/npm/v1/security/advisories/bulk > advisories.json`;

await runScript(async () => {
  const { file, list } = readArguments();
  const lock = await readJson(join(projectRoot, 'package-lock.json'), lockFile);
  if (list) {
    const versions = Map.groupBy(listInstalled(lock), ({ name }) => name);
    const asked = [...versions].map(([name, all]) => [name, [...new Set(all.map(({ version }) => version))]]);
    console.log(JSON.stringify(Object.fromEntries(asked)));
    return;
  }
  const found = findAdvisories(lock, await readJson(file, advisoryFile));
  if (found.length === 0) {
    console.log(`${listInstalled(lock).length} packages, none of them in ${file}.`);
    return;
  }
  const rows = found.map(({ name, version, dev, severity, title, url }) => [
    name,
    version,
    severity,
    dev ? 'development' : 'production',
    title,
    url,
  ]);
  console.log(formatTable(['package', 'version', 'severity', 'used in', 'advisory', 'address'], rows));
  process.exitCode = 1;
});

function readArguments(): { file: string; list: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { list: { type: 'boolean' } },
  });
  const [file = ''] = positionals;
  const list = values.list === true;
  if (positionals.length + Number(list) !== 1) throw new StartupError(USAGE);
  return { file, list };
}

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new StartupError(`Cannot read ${path}: ${(error as Error).message}`);
  }
}
