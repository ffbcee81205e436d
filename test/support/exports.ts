import { exportEverything } from '#server/app/export-account.ts';
import type { TestApp } from './app.ts';

/** The contents of the user's export file. */
export async function exportOf({ services }: TestApp, { userId }: { userId: string }) {
  return JSON.parse(JSON.stringify(await exportEverything(services.db, { userId })));
}
