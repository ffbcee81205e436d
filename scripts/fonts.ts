import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontLetters, siteFonts } from './fonts/site-fonts.ts';
import { runScript } from './launch/run-script.ts';

const require = createRequire(import.meta.url);

await runScript(async () => {
  for (const { file, source, features, axes } of siteFonts) {
    const whole = await readFile(require.resolve(source));
    const subset = await subsetFont(whole, fontLetters, {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: axes,
    });
    await writeFile(`web/styles/fonts/${file}`, subset);
    console.log(`${file}: ${(whole.length / 1000).toFixed(1)} KB became ${(subset.length / 1000).toFixed(1)} KB`);
  }
});
