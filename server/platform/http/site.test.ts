import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problem } from '#contract/refusals.ts';
import { originPlaceholder } from '#contract/site/site-origin.ts';
import { createHttpServer } from './server.ts';
import { addSite } from './site.ts';

const scripts = ['window.a = 1;', '\n  import("/assets/app-1a2b.js");\n'];
const program = `console.log(${JSON.stringify('x'.repeat(2000))});`;
const outside = 'not for the public';

const files = {
  'client/index.html': `<!doctype html><script>${scripts[0]}</script><script type="module" async="">${scripts[1]}</script>
    <script src="/assets/app-1a2b.js"></script><script data-x="1" src="/assets/app-1a2b.js" defer></script>`,
  'client/about/index.html': '<!doctype html><h1>About</h1>',
  'client/contact/index.html': `<!doctype html><link rel="canonical" href="${originPlaceholder}/contact">
    <script type="application/ld+json">{"url":"${originPlaceholder}/contact"}</script>${'<p>Words</p>'.repeat(300)}`,
  'client/__spa-fallback.html': `<!doctype html><h1>Shell</h1><script>${scripts[0]}</script>`,
  'client/assets/app-1a2b.js': program,
  'client/assets/app-1a2b.js.br': brotliCompressSync(program),
  'client/assets/app-1a2b.js.gz': gzipSync(program),
  'client/assets/small-3c4d.css': 'a{}',
  'client/robots.txt': 'User-agent: *',
  'client/.env': outside,
  'client/.git/config': outside,
  'package.json': outside,
  'client-of-another/secret.txt': outside,
};

const lines: string[] = [];
let root: string;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'thengisa-site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  app = createHttpServer({ log, trustProxy: false, hsts: false });
  app.get('/api/known', async () => ({ ok: true }));
  await addSite(app, { folder: join(root, 'client'), origin: 'https://site.example', portals: ['auth', 'dashboard'] });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

/** Without fetch, which would resolve the dots of a path and decompress the answer. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = get({ ...parts(), path, method, headers: { accept: 'text/html', ...headers }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
const parts = () => ({ host: '127.0.0.1', port: new URL(origin).port });

const hashOf = (script = '') => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptSources = (policy: unknown) => /script-src ([^;]+);/.exec(String(policy))?.[1]?.split(' ');

describe('a page', () => {
  test('has a policy that runs its own inline scripts, each by its hash, and no other', async () => {
    const { headers } = await ask('/');
    expect(scriptSources(headers['content-security-policy'])).toEqual(["'self'", ...scripts.map(hashOf)]);
    const about = await ask('/about');
    expect(scriptSources(about.headers['content-security-policy'])).toEqual(["'self'"]);
    const shell = await ask('/dashboard');
    expect(scriptSources(shell.headers['content-security-policy'])).toEqual(["'self'", hashOf(scripts[0])]);
  });

  test.each(['/', '/about', '/about/', '/about?from=mail'])('%s is there', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
  });

  test('is revalidated each time, and not sent again while unchanged', async () => {
    const { headers } = await ask('/');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await ask('/', { 'if-none-match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });
});

describe('a page that names its own address', () => {
  const own = '{"url":"https://site.example/contact"}';

  test('names the one that people open, also in what its policy allows', async () => {
    const { headers, body } = await ask('/contact');
    expect(body.toString()).toContain('<link rel="canonical" href="https://site.example/contact">');
    expect(body.toString()).not.toContain(originPlaceholder);
    expect(scriptSources(headers['content-security-policy'])).toEqual(["'self'", hashOf(own)]);
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    ['gzip', 'gzip;q=0.5', gunzipSync],
  ] as const)('is sent as %s to a client that accepts %s', async (encoding, accepted, unpack) => {
    const plain = await ask('/contact', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const _time of ['first', 'second']) {
      const { headers, body } = await ask('/contact', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('accept-encoding');
      expect(headers.etag).toBe(plain.headers.etag);
      expect(body.length).toBeLessThan(plain.body.length / 4);
      expect(unpack(body)).toEqual(plain.body);
    }
  });

  test('answers a HEAD without its words', async () => {
    const { status, headers, body } = await ask('/contact', {}, 'HEAD');
    expect({ status, body }).toEqual({ status: 200, body: Buffer.alloc(0) });
    expect(headers['content-type']).toMatch(/^text\/html/);
  });

  test('is served to programs too, which do not ask for HTML by name', async () => {
    expect((await ask('/contact', { accept: '*/*' })).status).toBe(200);
  });
});

describe('an asset', () => {
  const asset = '/assets/app-1a2b.js';

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is sent as %s to a client that accepts %s, and cached for good', async (encoding, accepted, unpack) => {
    const { status, headers, body } = await ask(asset, { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      vary: expect.stringMatching(/accept-encoding/i),
      'x-content-type-options': 'nosniff',
    });
    expect(unpack(body).toString()).toBe(program);
  });

  test('is sent uncompressed to a client that accepts nothing else', async () => {
    const { headers, body } = await ask(asset, { 'accept-encoding': 'identity' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(body.toString()).toBe(program);
  });

  test('too small to be compressed is sent uncompressed', async () => {
    const { headers, body } = await ask('/assets/small-3c4d.css', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toContain('immutable');
    expect(body.toString()).toBe('a{}');
  });

  test('of an older version is missing, and that is not cached', async () => {
    const { status, headers } = await ask('/assets/app-0000.js', { accept: '*/*' });
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is sent whole, whatever part was asked for', async () => {
    const { status, body } = await ask('/assets/small-3c4d.css', { range: 'bytes=900-' });
    expect({ status, text: body.toString() }).toEqual({ status: 200, text: 'a{}' });
  });

  test('that is not hashed is revalidated each time', async () => {
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('an address without a page', () => {
  test.each(['/dashboard', '/dashboard/jobs/7?tab=open', '/auth'])('%s of a portal is its shell', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain('Shell');
  });

  test.each(['/nothing', '/dashboards', '/about/nothing', '/%20'])('%s is the shell with 404, logged', async (path) => {
    lines.length = 0;
    const { status, headers, body } = await ask(`${path}?q=private`);
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
    expect(body.toString()).toContain('Shell');
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'no such page', level: 40, path }),
    );
    expect(lines.join()).not.toContain('private');
  });

  test.each([
    ['/About', '/about'],
    ['/%61bout', '/about'],
    ['/index.html?from=mail', '/?from=mail'],
    ['//ABOUT/Index.html', '/about'],
    ['/Dashboard?tab=jobs', '/dashboard?tab=jobs'],
    ['/%44ashboard/jobs', '/dashboard/jobs'],
  ])('%s leads to the page that it means', async (path, meant) => {
    const { status, headers } = await ask(path);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: meant });
  });

  test.each(['//evil.example', '//evil.example/about', '/\\evil.example', '/%2fabout', '/https:/evil.example'])(
    '%s leads nowhere else',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(headers.location ?? '/about').toBe('/about');
      expect([301, 404]).toContain(status);
    },
  );

  test('is the page made for that, where there is one', async () => {
    await mkdir(join(root, 'with-404/404'), { recursive: true });
    await writeFile(join(root, 'with-404/404/index.html'), '<!doctype html><h1>Not here</h1>');
    await writeFile(join(root, 'with-404/__spa-fallback.html'), '<!doctype html><h1>Shell</h1>');
    const other = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, hsts: false });
    await addSite(other, { folder: join(root, 'with-404'), origin: 'https://site.example', portals: ['dashboard'] });
    const url = await other.listen({ host: '127.0.0.1', port: 0 });
    const page = await fetch(`${url}/nothing`, { headers: { accept: 'text/html' } });
    expect({ status: page.status, text: await page.text() }).toEqual({
      status: 404,
      text: expect.stringContaining('Not here'),
    });
    await other.close();
  });

  test.each([
    ['/api/nothing', {}],
    ['/api/known/more', { accept: 'text/html' }],
    ['/nothing', { accept: 'application/json' }],
    ['/nothing', { accept: '*/*' }],
  ])('%s is a problem for programs', async (path, headers) => {
    const answer = await ask(path, headers);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(problem.parse(JSON.parse(answer.body.toString())).code).toBe('request.not_found');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s finds no page', async (method) => {
    const answer = await ask('/dashboard', {}, method);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });
});

describe('nothing outside the built site', () => {
  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%252f..%252fpackage.json',
    '/..;/package.json',
    '//package.json',
    '/../client-of-another/secret.txt',
    '/..%2fclient-of-another%2fsecret.txt',
    '/.env',
    '/.git/config',
    '/%2egit/config',
    '/assets/../.env',
    '/index.html%00.env',
    '/etc/passwd',
    '/file:///etc/passwd',
  ])('is sent for %s', async (path) => {
    for (const accept of ['text/html', '*/*']) {
      const { status, body } = await ask(path, { accept, 'accept-encoding': 'br, gzip' });
      expect(status).toBe(404);
      expect(body.toString()).not.toContain(outside);
      expect(body.toString()).not.toContain('root:');
    }
  });
});

describe('before the site is built', () => {
  test('pages are missing, and the API answers', async () => {
    const bare = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, hsts: false });
    bare.get('/api/known', async () => ({ ok: true }));
    await addSite(bare, { folder: join(root, 'none'), origin: 'https://site.example', portals: ['dashboard'] });
    const url = await bare.listen({ host: '127.0.0.1', port: 0 });
    expect((await fetch(`${url}/api/known`)).status).toBe(200);
    const page = await fetch(`${url}/dashboard`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(await page.json()).toMatchObject({ code: 'request.not_found' });
    await bare.close();
  });
});
