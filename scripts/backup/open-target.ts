import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Env } from '#server/platform/env.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { isUnchanged, refuseChanged } from './checked-content.ts';
import { type Manifest, manifestSchema } from './manifest.ts';

/** A content of the target: its name there is the SHA-256 of what is stored. */
export interface Stored {
  readonly sha256: string;
  /** As stored, which is compressed. In bytes. */
  readonly size: number;
}

export interface Target {
  readonly description: string;
  /** Stores a content once, however many backups have it. */
  add(content: Readable): Promise<Stored>;
  /** Throws when it is missing. A changed content ends its stream with an error. */
  read(content: Stored): Promise<Readable>;
  /** Whether it is there and unchanged. */
  check(content: Stored): Promise<boolean>;
  /** Finishes a backup: without its manifest it doesn't count. */
  finish(manifest: Manifest): Promise<void>;
  /** Of finished backups, oldest first. */
  list(): Promise<string[]>;
  open(name: string): Promise<Manifest>;
  remove(name: string): Promise<void>;
  /** Removes contents that no manifest needs. Returns how many. */
  sweep(needed: ReadonlySet<string>, before: Date): Promise<number>;
}

const unlimited = Number.POSITIVE_INFINITY;

/** Opens a folder, or `s3://bucket/prefix` with the credentials of S3_…. Throws a StartupError. */
export async function openTarget(address: string, env: Pick<Env, 'files'>): Promise<Target> {
  const { store, prefix } = await openStore(address, env);
  const keyOf = ({ sha256 }: Stored) => `${prefix}contents/${sha256.slice(0, 2)}/${sha256}`;
  const manifestOf = (name: string) => `${prefix}backups/${name}.json`;
  const open = async (content: Stored) => {
    const found = await store.get(keyOf(content));
    if (!found) throw new StartupError(`The backup lacks the content ${content.sha256}.`);
    return found;
  };
  return {
    description: address,
    add: (content) =>
      store.receive(content.compose(createZstdCompress()) as Readable, unlimited, async (draft) => {
        const stored = { sha256: draft.sha256, size: draft.size };
        if ((await store.stat(keyOf(stored)))?.size !== draft.size) await store.put(keyOf(stored), draft);
        return stored;
      }),
    read: async (content) =>
      (await open(content)).compose(refuseChanged(content.sha256)).compose(createZstdDecompress()) as Readable,
    check: async (content) => {
      const found = await store.get(keyOf(content));
      return found !== null && (await isUnchanged(found, content.sha256));
    },
    finish: (manifest) => store.put(manifestOf(manifest.name), Buffer.from(JSON.stringify(manifest, null, 2))),
    async list() {
      const names: string[] = [];
      for await (const { key } of store.list(`${prefix}backups/`)) names.push(key.slice(key.lastIndexOf('/') + 1, -5));
      return names.sort();
    },
    async open(name) {
      const found = await store.get(manifestOf(name));
      if (!found) throw new StartupError(`${address} has no backup ${name}.`);
      return manifestSchema.parse(JSON.parse(await text(found)));
    },
    remove: (name) => store.delete(manifestOf(name)),
    async sweep(needed, before) {
      let removed = 0;
      for await (const { key, modifiedAt } of store.list(`${prefix}contents/`)) {
        if (needed.has(key.slice(key.lastIndexOf('/') + 1)) || modifiedAt > before) continue;
        await store.delete(key);
        removed += 1;
      }
      return removed;
    },
  };
}

async function openStore(
  address: string,
  { files }: Pick<Env, 'files'>,
): Promise<{ store: FileStore; prefix: string }> {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? [];
  if (bucket === undefined) return { store: await openFileStore({ driver: 'local' }, resolve(address)), prefix: '' };
  if (files.driver !== 's3')
    throw new StartupError('A backup in a bucket needs FILES_DRIVER=s3 and the S3_ variables.');
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`;
  if (bucket === files.bucket && prefix === '')
    throw new StartupError('The bucket of the files needs a prefix for backups, such as s3://bucket/backups.');
  return { store: await openFileStore({ ...files, bucket }, join(tmpdir(), 'thengisa-backup')), prefix };
}
