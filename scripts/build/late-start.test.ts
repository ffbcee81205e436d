import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startLate } from './late-start.ts';

// As React Router writes it.
const begins = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/about-3.js";

  window.__reactRouterRouteModules = {"root":route0,"pages/about":route1};

import("/assets/entry-4.js");`;
const page = (text: string) =>
  `<head><link rel="modulepreload" href="/assets/root-2.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><h1>About</h1><script>context()</script><script type="module" async="">${text}</script><script id="_R_">1</script></body>`;

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'thengisa-late-'));
  await mkdir(join(site, 'about'));
});

async function started(text: string): Promise<string> {
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  const file = join(site, 'about', 'index.html');
  await writeFile(file, page(text));
  await startLate(site, ['/about']);
  return await readFile(file, 'utf8');
}

test('a page loads no script by itself, and knows which to load later', async () => {
  const html = await started(begins);
  expect(html).not.toMatch(/modulepreload" href|type="module"|src=/);
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  // As many scripts as before, at their places.
  expect([...html.matchAll(/<script/g)]).toHaveLength(3);
  expect(html).toContain('"files":["/assets/root-2.js"],"first":"/assets/manifest-1.js"');
  expect(html).toContain('"routes":[["root","/assets/root-2.js"],["pages/about","/assets/about-3.js"]]');
  expect(html).toContain('"entry":"/assets/entry-4.js"');
});

test('an unknown form of the start script stops the build', async () => {
  await expect(started(begins.replace('* as route1', '{ route1 }'))).rejects.toThrow('begins');
});
