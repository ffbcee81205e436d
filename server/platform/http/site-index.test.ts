import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from './server.ts';
import { addSiteIndex } from './site-index.ts';

const security = { mail: async () => 'security@site.example', policy: '/security' };
let app: FastifyInstance;

beforeAll(async () => {
  app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, hsts: false });
  addSiteIndex(app, { origin: 'https://site.example', pages: ['/', '/about'], security });
  await app.ready();
});
afterAll(() => app.close());

test('robots.txt names the sitemap, and the paths that robots may not crawl', async () => {
  const { statusCode, headers, body } = await app.inject('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toContain('Sitemap: https://site.example/sitemap.xml');
  expect(body).toContain('User-agent: *\nDisallow: /api/\n');
});

test('the sitemap has each page at its public address', async () => {
  const { statusCode, headers, body } = await app.inject('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(['https://site.example/', 'https://site.example/about']);
});

test('security.txt has a contact for reporting weaknesses, and expires in less than a year', async () => {
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@site.example\n');
  expect(body).toContain('Canonical: https://site.example/.well-known/security.txt\n');
  expect(body).toContain('Policy: https://site.example/security\n');
  const left = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
});
