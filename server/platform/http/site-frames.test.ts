import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createHttpServer } from './server.ts';
import { addSite } from './site.ts';

const folder = await mkdtemp(join(tmpdir(), 'thengisa-frames-'));
for (const [path, html] of Object.entries({ gigs: 'Frame', 'gigs/one': 'Frame', '404': 'Not here' })) {
  await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, path, 'index.html'), `<!doctype html><h1>${html}</h1>`);
}
await writeFile(join(folder, '__spa-fallback.html'), '<!doctype html><h1>Shell</h1>');
const app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, hsts: false });
app.get('/gigs', async () => 'made');
await addSite(app, { folder, origin: 'https://site.example', portals: [], frames: ['/gigs', '/gigs/one'] });
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

test.each([
  ['/Gigs', '/gigs'],
  ['/gigs/index.html', '/gigs'],
  ['/GIGS/Promoters-1?from=mail', '/gigs/promoters-1?from=mail'],
])('%s leads to the page that it means', async (path, meant) => {
  const { statusCode, headers } = await ask(path);
  expect([statusCode, headers.location]).toEqual([301, meant]);
});

test.each(['/gigs/one', '/gigs/promoters-1'])('%s is nowhere: a frame is no page by itself', async (path) => {
  const { statusCode, body } = await ask(path);
  expect([statusCode, body]).toEqual([404, expect.stringContaining('Not here')]);
});
