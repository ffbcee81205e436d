import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusals } from '#contract/refusals.ts';
import { makeWebp } from '#test/support/sample-files/pictures.ts';
import { createHttpServer } from '../http/server.ts';
import { createLog } from '../log.ts';
import { addFileRoutes } from './file-routes.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { createFileLinks } from './signed-links.ts';

const secretKey = 'a secret of this test, 32 characters long';
const app = createHttpServer({ log: createLog('silent'), trustProxy: false, hsts: false });
let folder: string;
let files: FileStore;
let clock: number;
const links = createFileLinks(secretKey, () => clock);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thengisa-file-routes-test-'));
  files = await openFileStore({ driver: 'local' }, folder);
  addFileRoutes(app, { files, secretKey, now: () => clock });
  for (const key of ['reps/7/cv.pdf', 'reps/7/page.html', 'reps/7/face.svg', 'reps/7/clip.mp4', 'reps/8/cv.pdf']) {
    await files.put(key, Buffer.from('0123456789'));
  }
});

beforeEach(() => {
  clock = Date.parse('2026-11-20T08:00:00Z');
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function get(url: string, range?: string) {
  return app.inject({ method: 'GET', url, headers: range === undefined ? {} : { range } });
}

async function expectInvalid(url: string): Promise<void> {
  const response = await get(url);
  expect(response.statusCode).toBe(refusals['file.link_invalid'].status);
  expect(response.json()).toMatchObject({ code: 'file.link_invalid' });
}

test('a signed address opens its file, shown in the page and never cached by others', async () => {
  const response = await get(links.addressOf('reps/7/cv.pdf'));
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('0123456789');
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '10',
    'content-disposition': 'inline; filename="cv.pdf"',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  });
});

test("a video opens in the browser's player; anything else is sandboxed", async () => {
  const policyOf = async (key: string) => (await get(links.addressOf(key))).headers['content-security-policy'];
  expect(await policyOf('reps/7/clip.mp4')).toBe(
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  expect(await policyOf('reps/7/page.html')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
});

test('a file that could run in a browser is downloaded, whatever the address asks for', async () => {
  for (const key of ['reps/7/page.html', 'reps/7/face.svg']) {
    const { headers } = await get(links.addressOf(key, { disposition: 'inline' }));
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  }
  const { headers } = await get(links.addressOf('reps/7/cv.pdf', { disposition: 'attachment' }));
  expect(headers['content-disposition']).toBe('attachment; filename="cv.pdf"');
});

test('an address works for five minutes, or as long as it was made for', async () => {
  const usual = links.addressOf('reps/7/cv.pdf');
  const short = links.addressOf('reps/7/cv.pdf', { lifetimeSeconds: 10 });
  clock += 9_000;
  expect((await get(short)).statusCode).toBe(200);
  clock += 2_000;
  await expectInvalid(short);
  expect((await get(usual)).statusCode).toBe(200);
  clock += 300_000;
  await expectInvalid(usual);
});

test('a changed or guessed address opens nothing', async () => {
  const url = new URL(links.addressOf('reps/7/cv.pdf'), 'http://localhost');
  const changed = (change: (query: URLSearchParams) => void, path = url.pathname) => {
    const query = new URLSearchParams(url.search);
    change(query);
    return `${path}?${query}`;
  };
  const signature = url.searchParams.get('signature') ?? '';
  const other = new URL(links.addressOf('reps/8/cv.pdf'), 'http://localhost').pathname;
  for (const address of [
    changed(() => {}, other),
    changed(() => {}, url.pathname.replace('cv.pdf', 'cv.html')),
    changed(() => {}, url.pathname.replace('/cv.pdf', '')),
    changed(() => {}, `${url.pathname}/more`),
    changed(() => {}, '/files/reps/8/cv.pdf'),
    changed(() => {}, '/files/reps/7/../8/cv.pdf'),
    changed(() => {}, '/files/..%2f..%2fetc%2fpasswd'),
    changed((query) => query.set('expires', String(Number(query.get('expires')) + 1))),
    changed((query) => query.set('expires', '9e99')),
    changed((query) => query.set('disposition', 'attachment')),
    changed((query) => query.set('disposition', 'anything')),
    changed((query) => query.append('expires', '1')),
    changed((query) => query.set('signature', '')),
    changed((query) => query.set('signature', signature.slice(0, -1))),
    changed((query) => query.set('signature', signature.toLowerCase())),
    changed((query) => query.delete('signature')),
    '/files/reps/7/cv.pdf',
  ]) {
    await expectInvalid(address);
  }
  const elsewhere = createFileLinks('the secret of another installation, also long', () => clock);
  await expectInvalid(elsewhere.addressOf('reps/7/cv.pdf'));
});

test('an address does not reveal whose file it is', () => {
  const address = links.addressOf('reps/01890a5d-ac96-774b-bcce-b302099a8057/cv.pdf');
  expect(decodeURIComponent(address)).not.toMatch(/reps|01890a5d/);
  expect(new URL(address, 'http://localhost').pathname).toMatch(/^\/files\/[\w-]+\/cv\.pdf$/);
});

test('a picture is served in the sizes that are shown, and whole for any other', async () => {
  await files.put('reps/7/face.webp', await makeWebp({ width: 400, height: 300 }));
  await files.put('reps/7/broken.webp', Buffer.from('0123456789'));
  const sizeOf = async (key: string, query: string) => {
    const { rawPayload, headers } = await get(`${links.addressOf(key)}${query}`);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    const { width, height } = await sharp(rawPayload).metadata();
    return [width, height];
  };
  for (let time = 0; time < 2; time++) expect(await sizeOf('reps/7/face.webp', '&size=80x80')).toEqual([80, 80]);
  // Never enlarged.
  expect(await sizeOf('reps/7/face.webp', '&size=480x360')).toEqual([400, 300]);
  for (const query of ['', '&size=9999x9999', '&size=', '&size=80x80&size=64x64', '&size[]=80x80'])
    expect(await sizeOf('reps/7/face.webp', query), query).toEqual([400, 300]);
  expect((await get(`${links.addressOf('reps/7/broken.webp')}&size=80x80`)).body).toBe('0123456789');
  expect((await get(`${links.addressOf('reps/7/cv.pdf')}&size=80x80`)).body).toBe('0123456789');
  const address = links.addressOf('reps/7/face.webp');
  await files.delete('reps/7/face.webp');
  expect((await get(`${address}&size=80x80`)).statusCode).toBe(404);
});

test('a valid address of a deleted file finds nothing', async () => {
  expect((await get(links.addressOf('reps/7/gone.pdf'))).json()).toMatchObject({ code: 'request.not_found' });
});

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('a video can be read in parts: %s', async (range, content, contentRange) => {
  const response = await get(links.addressOf('reps/7/clip.mp4'), range);
  expect(response.statusCode).toBe(206);
  expect(response.body).toBe(content);
  expect(response.headers).toMatchObject({ 'content-range': contentRange, 'content-length': String(content.length) });
});

test.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('a part outside the file is refused: %s', async (range) => {
  const response = await get(links.addressOf('reps/7/clip.mp4'), range);
  expect(response.statusCode).toBe(416);
  expect(response.headers['content-range']).toBe('bytes */10');
});

test.each(['bytes=3-1', 'bytes=0-1,4-5', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
  'the whole file answers %s',
  async (range) => {
    const response = await get(links.addressOf('reps/7/clip.mp4'), range);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('0123456789');
  },
);

test('a long key keeps its address', async () => {
  const key = `${'a'.repeat(120)}/${'b'.repeat(120)}/${'c'.repeat(120)}.png`;
  await files.put(key, Buffer.from('x'));
  expect((await get(links.addressOf(key))).statusCode).toBe(200);
});
