import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { drawDemoPictures } from './drawings/demo-pictures.ts';
import { siteDrawings } from './drawings/site-drawings.ts';
import { runScript } from './launch/run-script.ts';

await runScript(async () => {
  for (const [file, content] of [...siteDrawings(), ...(await drawDemoPictures())]) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
});
