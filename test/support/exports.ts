import { type AccountExport, accountExport } from '#contract/exports/export.ts';
import { exportEverything } from '#server/app/export-account.ts';
import type { TestApp } from './app.ts';

/** What is in the copy that a person asks for. */
export async function exportOf({ services }: TestApp, { userId }: { userId: string }): Promise<AccountExport> {
  return accountExport.parse(await exportEverything(services.db, { userId }));
}
