import { readEnv } from '#server/platform/env.ts';
import { ensureWebBuilt } from './launch/ensure-web-built.ts';
import { runScript } from './launch/run-script.ts';

await runScript(async () => {
  // A worker answers no requests.
  if (readEnv().process !== 'worker') await ensureWebBuilt(console.log);
});
await import('#server/main.ts');
