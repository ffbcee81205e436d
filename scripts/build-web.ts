import { ensureWebBuilt } from './launch/ensure-web-built.ts';
import { runScript } from './launch/run-script.ts';

await runScript(() => ensureWebBuilt(console.log));
