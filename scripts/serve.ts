import { join } from 'node:path';
import { projectRoot, readEnv } from '#server/platform/env.ts';
import { isWebBuilt } from './launch/ensure-web-built.ts';
import { runNode } from './launch/run-node.ts';
import { runScript } from './launch/run-script.ts';

await runScript(async () => {
  // A worker serves no requests.
  if (readEnv().process === 'worker' || (await isWebBuilt())) return;
  // Separate: its image library would keep 200 MB of the server's memory for good.
  const { code } = await runNode([join(projectRoot, 'scripts/build-web.ts')], { stdio: 'inherit' });
  if (code !== 0) process.exit(1);
});
await import('#server/main.ts');
