import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishOfflinePage } from './offline-page.ts';

const theme = 'document.documentElement.dataset.theme="dark"';
const again = "addEventListener('online',()=>location.reload())";
const seen = "localStorage.getItem('last-seen:'+id)";
const page = `<!DOCTYPE html><html><head><link rel="icon" href="/favicon.svg"/>
<link rel="preload" href="/assets/inter-1a.woff2" as="font"/><link rel="modulepreload" href="/assets/app-2b.js"/>
<script>${theme}</script><link rel="stylesheet" href="/assets/site-3c.css"/></head>
<body><h1>You’re offline</h1><script>${again}</script><script>${seen}</script><script>window.__context = {};</script><script type="module" async="">import "/assets/app-2b.js"</script>
</body></html>`;

let site: string;

async function write(name: string, content: string) {
  await mkdir(dirname(join(site, name)), { recursive: true });
  await writeFile(join(site, name), content);
}

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'thengisa-offline-'));
  await write(
    'assets/site-3c.css',
    '.cloth{mask-image:url(/assets/cloth-4d.svg)}.other{background:url("https://x.example/y.svg")}',
  );
});
afterEach(() => rm(site, { recursive: true }));

test('the offline page keeps its words and colours, and loses every script but its own', async () => {
  await write('offline/index.html', page);
  const needed = await finishOfflinePage(site);
  const still = await readFile(join(site, 'offline', 'index.html'), 'utf8');
  expect(still).toContain('<h1>You’re offline</h1>');
  expect([...still.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script)).toEqual([
    theme,
    again,
    seen,
  ]);
  expect(still).not.toContain('app-2b.js');
  expect(needed).toEqual([
    '/offline',
    '/favicon.svg',
    '/assets/inter-1a.woff2',
    '/assets/site-3c.css',
    '/assets/cloth-4d.svg',
  ]);
});

test.each([theme, again, seen])('a page without %s stops the build', async (script) => {
  await write('offline/index.html', page.replace(script, 'other()'));
  await expect(finishOfflinePage(site)).rejects.toThrow('script');
});
