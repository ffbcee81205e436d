import { writeCompiled } from './content/write-compiled.ts';
import { runScript } from './launch/run-script.ts';

await runScript(async () => writeCompiled());
