import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { InvalidKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { FileTooLarge } from './measured-draft.ts';
import { type FileStoreSettings, openFileStore } from './open-file-store.ts';

type S3Settings = Extract<FileStoreSettings, { driver: 's3' }>;

const enough = { limit: 1000 };
let folder: string;
let s3: S3rver;
let s3Settings: S3Settings;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thengisa-files-test-'));
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await s3.run();
  s3Settings = {
    driver: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'af-south-1',
    bucket: 'files',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  };
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: [string, () => FileStoreSettings][] = [
  ['local', () => ({ driver: 'local', folder: join(folder, 'local') })],
  ['S3', () => s3Settings],
];

describe.each(stores)('the %s store', (_name, settings) => {
  let store: FileStore;

  beforeEach(async () => {
    store = await openFileStore(settings());
  });

  afterEach(async () => {
    for (const { key } of await listed('')) await store.delete(key);
  });

  async function put(key: string, content: string): Promise<{ size: number; sha256: string }> {
    return store.put(key, Readable.from([Buffer.from(content)]), enough);
  }

  async function read(key: string, range?: { from: number; to: number }): Promise<string | null> {
    const content = await store.get(key, range);
    return content && text(content);
  }

  async function listed(prefix: string) {
    const files = await Array.fromAsync(store.list(prefix));
    return files.sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  test('keeps what was put, measures it, and gives it back whole or in part', async () => {
    expect(await put('vetting/1/id.pdf', 'hello world')).toEqual({
      size: 11,
      sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
    });
    expect(await read('vetting/1/id.pdf')).toBe('hello world');
    expect(await read('vetting/1/id.pdf', { from: 6, to: 8 })).toBe('wor');
    expect(await store.stat('vetting/1/id.pdf')).toMatchObject({ key: 'vetting/1/id.pdf', size: 11 });
  });

  test('has nothing under a key that was never used', async () => {
    expect(await read('none')).toBeNull();
    expect(await store.stat('none')).toBeNull();
    expect(await store.stat('vetting')).toBeNull();
    await store.delete('none');
  });

  test('keeps an empty file', async () => {
    expect(await put('empty', '')).toMatchObject({ size: 0 });
    expect(await read('empty')).toBe('');
  });

  test('replaces and deletes', async () => {
    await put('one.txt', 'old');
    await put('one.txt', 'new and longer');
    expect(await read('one.txt')).toBe('new and longer');
    await store.delete('one.txt');
    expect(await read('one.txt')).toBeNull();
  });

  test('lists by prefix', async () => {
    for (const key of ['b/2.txt', 'a/x/1.txt', 'a/x-y', 'a.txt', 'ab/1']) await put(key, key);
    expect((await listed('')).map(({ key }) => key)).toEqual(['a.txt', 'a/x-y', 'a/x/1.txt', 'ab/1', 'b/2.txt']);
    expect(await listed('a/')).toMatchObject([{ key: 'a/x-y', size: 5 }, { key: 'a/x/1.txt' }]);
    expect(await listed('none/')).toEqual([]);
  });

  test('refuses a file over the limit and keeps what was there', async () => {
    await put('one.txt', 'old');
    const tooLong = store.put('one.txt', Readable.from([Buffer.alloc(600), Buffer.alloc(401)]), enough);
    await expect(tooLong).rejects.toBeInstanceOf(FileTooLarge);
    expect(await read('one.txt')).toBe('old');
    expect(await store.put('one.txt', Readable.from([Buffer.alloc(600), Buffer.alloc(400)]), enough)).toMatchObject({
      size: 1000,
    });
  });

  test('shows nothing of a file that is still arriving or never arrives', async () => {
    await put('one.txt', 'old');
    const arriving = new Readable({ read() {} });
    const putting = store.put('one.txt', arriving, enough);
    arriving.push('half');
    expect(await read('one.txt')).toBe('old');
    arriving.destroy(new Error('the sender hung up'));
    await expect(putting).rejects.toThrow('the sender hung up');
    expect(await read('one.txt')).toBe('old');
    expect((await listed('')).map(({ key }) => key)).toEqual(['one.txt']);
  });

  test.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../../x',
    'a/..',
    'a//b',
    'a/',
    '.drafts/x',
    'a/.hidden',
    'a\\..\\b',
    'a\nb',
    'a\0b',
    'a b',
    'a%2e',
    'ü',
    'a'.repeat(501),
  ])('refuses the key %j', async (key) => {
    for (const use of [put(key, 'x'), store.get(key), store.stat(key), store.delete(key)]) {
      await expect(use).rejects.toBeInstanceOf(InvalidKey);
    }
  });

  test.each(['../', '/', 'a', 'a//', '.drafts/'])('refuses the prefix %j', async (prefix) => {
    await expect(listed(prefix)).rejects.toBeInstanceOf(InvalidKey);
  });
});

test('a draft leaves nothing behind, and what a killed process left goes after a day', async () => {
  const settings: FileStoreSettings = { driver: 'local', folder: join(folder, 'drafts') };
  const store = await openFileStore(settings);
  await store.put('one.txt', Readable.from([Buffer.from('x')]), enough);
  const drafts = join(folder, 'drafts', '.drafts');
  expect(await readdir(drafts)).toEqual([]);

  for (const name of ['old', 'new']) await writeFile(join(drafts, name), 'half');
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  await utimes(join(drafts, 'old'), twoDaysAgo, twoDaysAgo);
  await openFileStore(settings);
  expect(await readdir(drafts)).toEqual(['new']);
});

test('a folder or bucket that cannot be used stops the start with a reason', async () => {
  await writeFile(join(folder, 'taken'), '');
  const open = (changed: Partial<S3Settings>) => openFileStore({ ...s3Settings, ...changed });
  await expect(openFileStore({ driver: 'local', folder: join(folder, 'taken') })).rejects.toThrow(StartupError);
  await expect(open({ bucket: 'elsewhere' })).rejects.toThrow('there is no such bucket');
  await expect(open({ accessKey: 'stranger' })).rejects.toThrow('S3_ACCESS_KEY and S3_SECRET_KEY do not open it');
  await expect(open({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow(StartupError);
});

test('the S3 client is loaded only where S3 is used', async () => {
  vi.resetModules();
  const loaded = vi.fn();
  vi.doMock('@aws-sdk/client-s3', async (original) => {
    loaded();
    return original();
  });
  const fresh = await import('./open-file-store.ts');
  await fresh.openFileStore({ driver: 'local', folder: join(folder, 'lazy') });
  expect(loaded).not.toHaveBeenCalled();
  await fresh.openFileStore(s3Settings);
  expect(loaded).toHaveBeenCalled();
  vi.doUnmock('@aws-sdk/client-s3');
});
