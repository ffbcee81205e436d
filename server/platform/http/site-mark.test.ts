import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { factPlaceholders } from '#contract/site/fact-placeholders.ts';
import { usualFacts, wordsOf } from '#contract/site/site-facts.ts';
import { createHttpServer } from './server.ts';
import { addSite } from './site.ts';

const folder = await mkdtemp(join(tmpdir(), 'thengisa-site-'));
await mkdir(join(folder, 'about'));
await writeFile(
  join(folder, 'about', 'index.html'),
  `<!doctype html><html lang="en"><script>window.a = 1</script><p>${factPlaceholders.support.email}</p></html>`,
);
await writeFile(join(folder, '__spa-fallback.html'), '<!doctype html><html lang="en"></html>');

let mark: string | null = null;
let facts = usualFacts;
const app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, hsts: false });
await addSite(app, {
  folder,
  origin: 'https://site.example',
  portals: ['dashboard'],
  pageFacts: async () => ({ attribute: mark, words: wordsOf(facts) }),
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });

test('a page carries the current notice, and a client with an older copy is sent a new one', async () => {
  const plain = await ask('/about');
  const known = { 'if-none-match': String(plain.headers.etag) };
  mark = 'data-state';
  const marked = await ask('/about', known);
  expect(marked.statusCode).toBe(200);
  expect(marked.body).toContain('<html data-state lang="en">');
  expect(marked.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  expect((await ask('/dashboard')).body).toContain('<html data-state ');
  expect((await ask('/nowhere')).body).toContain('<html data-state ');
  mark = null;
  expect((await ask('/about', known)).statusCode).toBe(304);
});

test('a notice is inserted literally, whatever it contains', async () => {
  mark = 'data-said="$& costs $1"';
  expect((await ask('/about')).body).toContain('<html data-said="$& costs $1" lang="en">');
  mark = null;
});

test('a page is served with the current contacts, and again to clients that have it with others', async () => {
  const usual = await ask('/about');
  expect(usual.body).toContain(`<p>${usualFacts.supportEmail}</p>`);
  facts = { ...usualFacts, supportEmail: 'help@site.example' };
  const changed = await ask('/about', { 'if-none-match': String(usual.headers.etag) });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('<p>help@site.example</p>');
  facts = usualFacts;
});
