import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBucket } from '#test/support/bucket.ts';
import { readEnv } from '../env.ts';
import { StartupError } from '../startup-error.ts';
import { FileTooLarge } from './drafts.ts';
import { InvalidKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { type FileStoreSettings, openFileStore } from './open-file-store.ts';

const bucket = openBucket();
let folder: string;
let s3: FileStoreSettings;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thengisa-files-test-'));
  s3 = readEnv(await bucket.env()).files;
});

afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const local: FileStoreSettings = { driver: 'local' };
const longAgo = new Date('2020-01-01');
const comingIn = (...parts: number[]) => Readable.from(parts.map((length) => Buffer.alloc(length)));
const inodeOf = async (path: string) => (await stat(path)).ino;

describe.each([
  ['local', () => local],
  ['S3', () => s3],
])('the %s store', (name, settings) => {
  let store: FileStore;

  beforeEach(async () => {
    store = await openFileStore(settings(), join(folder, name));
  });

  afterEach(async () => {
    for (const { key } of await listed('')) await store.delete(key);
    expect(await drafts()).toEqual([]);
  });

  const drafts = () => readdir(join(folder, name, '.drafts'));

  async function put(key: string, content: string): Promise<void> {
    await store.put(key, Buffer.from(content));
  }

  async function read(key: string, range?: { from: number; to: number }): Promise<string | null> {
    const content = await store.get(key, range);
    return content && text(content);
  }

  async function listed(prefix: string) {
    const files = await Array.fromAsync(store.list(prefix));
    return files.sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  test('returns what was put, whole or in part', async () => {
    await put('vetting/1/id.pdf', 'hello world');
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
    await put('empty', '');
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

  test('measures an upload, and dates its file from the put', async () => {
    await put('one.txt', 'old');
    await store.receive(Readable.from([Buffer.from('hello '), Buffer.from('world')]), 11, async (draft) => {
      expect(draft).toEqual({
        path: expect.any(String),
        size: 11,
        sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
      });
      expect(await readFile(draft.path, 'utf8')).toBe('hello world');
      expect(await read('one.txt')).toBe('old');
      await utimes(draft.path, longAgo, longAgo);
      await store.put('one.txt', draft);
    });
    expect(await read('one.txt')).toBe('hello world');
    expect((await store.stat('one.txt'))?.modifiedAt.getTime()).toBeGreaterThan(longAgo.getTime() + 86_400_000);
  });

  test('refuses one byte over the limit', async () => {
    const use = vi.fn();
    await expect(store.receive(comingIn(600, 401), 1000, use)).rejects.toBeInstanceOf(FileTooLarge);
    expect(use).not.toHaveBeenCalled();
    expect(await store.receive(comingIn(600, 400), 1000, async ({ size }) => size)).toBe(1000);
  });

  test('stores nothing of an upload that breaks off or is never put', async () => {
    const arriving = new Readable({ read() {} });
    const receiving = store.receive(arriving, 1000, async (draft) => store.put('one.txt', draft));
    arriving.push('half');
    await vi.waitFor(async () => expect(await drafts()).toHaveLength(1), { timeout: 20_000 });
    arriving.destroy(new Error('the sender hung up'));
    await expect(receiving).rejects.toThrow('the sender hung up');
    const broken = store.receive(comingIn(9), 1000, () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await drafts()).toEqual([]);
    expect(await listed('')).toEqual([]);
  });

  test('copies over an existing file, also a second time', async () => {
    await put('a/one.txt', 'one');
    await put('two.txt', 'two');
    for (const _time of [1, 2]) await store.copy('a/one.txt', 'two.txt');
    await put('a/one.txt', 'changed');
    expect(await read('two.txt')).toBe('one');
    await expect(store.copy('none', 'two.txt')).rejects.toThrow();
    expect(await read('two.txt')).toBe('one');
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
    await put('one.txt', 'x');
    const uses = await Promise.allSettled([
      put(key, 'x'),
      store.receive(comingIn(1), 1, (draft) => store.put(key, draft)),
      store.copy(key, 'two.txt'),
      store.copy('one.txt', key),
      store.get(key),
      store.stat(key),
      store.delete(key),
    ]);
    for (const use of uses) expect(use).toMatchObject({ reason: expect.any(InvalidKey) });
  });

  test.each(['../', '/', 'a', 'a//', '.drafts/'])('refuses the prefix %j', async (prefix) => {
    await expect(listed(prefix)).rejects.toBeInstanceOf(InvalidKey);
  });
});

test('on disk a draft is written and flushed once: it becomes the file, and a copy is the same file', async () => {
  const home = join(folder, 'once');
  const store = await openFileStore(local, home);
  const flush = vi.spyOn(fs, 'fsync');
  const inode = await store.receive(comingIn(9), 9, async (draft) => {
    expect(flush).toHaveBeenCalledOnce();
    const written = await inodeOf(draft.path);
    await store.put('a/one.txt', draft);
    return written;
  });
  flush.mockRestore();
  await store.copy('a/one.txt', 'two.txt');
  expect(await inodeOf(join(home, 'a/one.txt'))).toBe(inode);
  expect(await inodeOf(join(home, 'two.txt'))).toBe(inode);
});

test('a bucket receives a draft once, and nothing that it holds already', async () => {
  const home = join(folder, 'sent');
  const store = await openFileStore(s3, home);
  const before = bucket.writes.length;
  await store.receive(comingIn(9), 9, (draft) => store.put('one.txt', draft));
  await store.put('two.txt', Buffer.alloc(9));
  await store.copy('one.txt', 'three.txt');
  expect(bucket.writes.slice(before)).toEqual([
    'ObjectCreated:Put one.txt',
    'ObjectCreated:Put two.txt',
    'ObjectCreated:Copy three.txt',
  ]);
  expect(await readdir(home, { recursive: true })).toEqual(['.drafts']);
});

test('a draft that the bucket did not take is not left open', async () => {
  const gone = openBucket();
  const store = await openFileStore(readEnv(await gone.env()).files, join(folder, 'gone'));
  await gone.close();
  let inode = 0;
  const receiving = store.receive(comingIn(1_000_000), 1_000_000, async (draft) => {
    inode = await inodeOf(draft.path);
    await store.put('one.txt', draft);
  });
  await expect(receiving).rejects.toThrow('ECONNREFUSED');
  await vi.waitFor(() => expect(openInodes()).not.toContain(inode), { timeout: 20_000 });
});

test('leftovers of a killed process are deleted after an hour', async () => {
  const drafts = join(folder, 'killed', '.drafts');
  await openFileStore(local, join(folder, 'killed'));
  for (const [name, at] of [
    ['old', new Date(Date.now() - 3_660_000)],
    ['new', new Date()],
  ] as const) {
    await writeFile(join(drafts, name), 'half');
    await utimes(join(drafts, name), at, at);
  }
  await openFileStore(local, join(folder, 'killed'));
  expect(await readdir(drafts)).toEqual(['new']);
});

test('an unusable folder or bucket stops the start with a reason', async () => {
  await writeFile(join(folder, 'taken'), '');
  const open = (changed: object) => openFileStore({ ...s3, ...changed }, join(folder, 'S3'));
  for (const settings of [local, s3]) {
    await expect(openFileStore(settings, join(folder, 'taken'))).rejects.toThrow(StartupError);
  }
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
  await fresh.openFileStore(local, join(folder, 'lazy'));
  expect(loaded).not.toHaveBeenCalled();
  await fresh.openFileStore(s3, join(folder, 'lazy'));
  expect(loaded).toHaveBeenCalled();
  vi.doUnmock('@aws-sdk/client-s3');
});

/** Of all that this process has open. */
function openInodes(): number[] {
  return fs.readdirSync('/dev/fd').flatMap((fd) => {
    try {
      return [fs.fstatSync(Number(fd)).ino];
    } catch {
      return [];
    }
  });
}
