import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#server/platform/env.ts';
import { ensureWebBuilt } from './launch/ensure-web-built.ts';
import { runScript } from './launch/run-script.ts';
import { writePackage } from './package/write-package.ts';

/** `npm run build`: writes what a server needs to run, without anything that only builds or tests it. */
await runScript(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: join(projectRoot, 'dist') },
      'without-database': { type: 'boolean', default: false },
      'without-node': { type: 'boolean', default: false },
    },
  });
  await ensureWebBuilt(console.log);
  const to = resolve(values.to);
  await writePackage(to, { database: !values['without-database'], node: !values['without-node'] });
  console.log(`Package written to ${to}`);
});
