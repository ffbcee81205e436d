import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { type FilePurpose, rulesOf } from '#contract/files/purposes.ts';
import type { storedFiles } from '#server/features/files/tables.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { DemoBusinessKey, DemoRepKey } from './demo-content.ts';
import { demoCv } from './demo-cv.ts';
import { demoBusinesses, demoReps } from './demo-people.ts';

export interface DemoFile {
  readonly row: typeof storedFiles.$inferInsert;
  readonly content: Buffer;
}

export const drawn = (name: string) => readFile(join(import.meta.dirname, 'pictures', name));

/** The reps who have uploaded a CV. */
const withCv: readonly DemoRepKey[] = ['lerato', 'sipho', 'nandipha', 'thandeka', 'priya', 'yusuf', 'refilwe', 'dineo'];

export function demoFile(
  ownerId: string,
  purpose: FilePurpose,
  content: Buffer,
  extension: string,
  more: Pick<DemoFile['row'], 'contentType' | 'name'> & { durationMs?: number; takenAt?: Date },
): DemoFile {
  const id = uuidv7();
  const { bucket, sealed } = rulesOf(purpose);
  const objectKey = `${bucket}/${ownerId}/${id}/${purpose}.${extension}`;
  const sha256 = createHash('sha256').update(content).digest();
  return {
    row: { id, ownerId, purpose, bucket, objectKey, byteSize: content.length, sha256, sealed, ...more },
    content,
  };
}

/** A face for each rep, a logo for each company, some CVs, and one video. `npm run draw` draws the pictures. */
export async function demoFiles(accounts: DemoAccounts): Promise<DemoFile[]> {
  const picture = async (key: string, ownerId: string, purpose: FilePurpose) =>
    demoFile(ownerId, purpose, await drawn(`${key}.webp`), 'webp', { contentType: 'image/webp', name: `${key}.webp` });

  const reps = Object.keys(demoReps) as DemoRepKey[];
  const businesses = Object.keys(demoBusinesses) as DemoBusinessKey[];
  return Promise.all([
    ...reps.map((key) => picture(key, accounts.rep(key).userId, 'profile-photo')),
    ...businesses.map((key) => picture(key, accounts.business(key).userId, 'company-logo')),
    ...withCv.map(async (key) =>
      demoFile(accounts.rep(key).userId, 'cv', await demoCv(key), 'pdf', {
        contentType: 'application/pdf',
        name: `CV ${demoReps[key].fullName}.pdf`,
      }),
    ),
    drawn('lerato.webm').then((content) =>
      demoFile(accounts.rep('lerato').userId, 'profile-video', content, 'webm', {
        contentType: 'video/webm',
        name: 'Hello from Lerato.webm',
        durationMs: 7000,
      }),
    ),
  ]);
}

/** The contents are stored first: a row has its file from its first moment. */
export async function keepDemoFiles(store: Pick<FileStore, 'put'>, files: readonly DemoFile[]): Promise<void> {
  for (const { row, content } of files) await store.put(row.objectKey, content);
}
