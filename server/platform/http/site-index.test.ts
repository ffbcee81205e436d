import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from './server.ts';
import { addSiteIndex } from './site-index.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, hsts: false });
  addSiteIndex(app, { origin: 'https://site.example', pages: ['/', '/about'] });
  await app.ready();
});
afterAll(() => app.close());

test('robots are told where the list of pages is, and what is not for them', async () => {
  const { statusCode, headers, body } = await app.inject('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toContain('Sitemap: https://site.example/sitemap.xml');
  expect(body).toContain('User-agent: *\nDisallow: /api/\n');
});

test('the list of pages has each at the address that people open', async () => {
  const { statusCode, headers, body } = await app.inject('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(['https://site.example/', 'https://site.example/about']);
});
