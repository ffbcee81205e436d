import { type ExportState, exportDays } from '#contract/exports/own-export.ts';
import type { AccountExportRow } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function presentExport(row: AccountExportRow | undefined, now: Date): ExportState {
  if (!row) return { status: 'none', until: null, byteSize: null };
  const { begunAt, readyAt, byteSize } = row;
  if (readyAt === null) return { status: begunAt === null ? 'asked' : 'being_made', until: null, byteSize: null };
  const until = new Date(readyAt.getTime() + exportDays * dayMs);
  const status = until > now ? 'ready' : 'expired';
  return { status, until: until.toISOString(), byteSize };
}
