import { join } from 'node:path';
import { projectRoot } from '#server/platform/env.ts';
import { weighScripts } from './build/script-weight.ts';
import { views } from './build/views.ts';

/** Fails where an address of the built site fetches more script than its limit. */
const { table, heavy } = await weighScripts(join(projectRoot, 'build', 'client'), views);
console.log(table);
if (heavy.length > 0) {
  console.error(`Too much script for ${heavy.join(', ')}.`);
  process.exitCode = 1;
}
