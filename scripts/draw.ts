import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { siteDrawings } from './drawings/site-drawings.ts';
import { runScript } from './launch/run-script.ts';

await runScript(async () => {
  for (const [file, svg] of siteDrawings()) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, svg);
  }
});
