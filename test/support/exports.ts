import { exportEverything } from '#server/app/export-account.ts';
import type { TestApp } from './app.ts';

/** What is in the copy that a user asks for, as it is in the file. */
export async function exportOf({ services }: TestApp, { userId }: { userId: string }) {
  return JSON.parse(JSON.stringify(await exportEverything(services.db, { userId })));
}
