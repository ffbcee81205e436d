import { beforeEach, expect, test, vi } from 'vitest';
import { renewOfflinePage } from './renew-offline-page.ts';

vi.stubGlobal('location', { origin: 'https://site.example' });

const page = (number: string, { at = new Date(), file = '/assets/site-1.css' } = {}) =>
  new Response(`<link href="${file}">Call ${number}`, { headers: { date: at.toUTCString() } });
const yesterday = new Date(Date.now() - 90_000_000);

let shown: Response | undefined;
const cache = {
  match: async () => shown,
  put: async (_page: unknown, response: Response) => {
    shown = response;
  },
};
beforeEach(() => {
  shown = page('010', { at: yesterday });
});

async function renewed(answer: Response): Promise<string | undefined> {
  const ask = async () => answer;
  await renewOfflinePage({ cache, page: '/offline', kept: ['/offline', '/assets/site-1.css'], ask });
  return shown?.text();
}

test('a page that is a day old is fetched again', async () => {
  expect(await renewed(page('021'))).toContain('Call 021');
});

test('a younger one is kept', async () => {
  shown = page('010');
  expect(await renewed(page('021'))).toContain('Call 010');
});

test('a page of a newer version, and one that failed to load, are not cached', async () => {
  expect(await renewed(page('021', { file: '/assets/site-2.css' }))).toContain('Call 010');
  shown = page('010', { at: yesterday });
  expect(await renewed(new Response('Busy', { status: 503 }))).toContain('Call 010');
});
