import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import type { exportsApi } from '#contract/exports/own-export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentExport } from '../present.ts';
import { exportKey } from '../tables.ts';
import { findExport } from './find-export.ts';

type AccountExport = z.output<typeof exportsApi.copy.response>;

/** The export file. */
export async function readExport(db: Db, files: Pick<FileStore, 'get'>, userId: string): Promise<AccountExport> {
  const row = await findExport(db, userId);
  const content = row && presentExport(row, new Date()).status === 'ready' ? await files.get(exportKey(row)) : null;
  if (!content) throw new Refusal('account.export_not_ready');
  return JSON.parse(await text(content)) as AccountExport;
}
