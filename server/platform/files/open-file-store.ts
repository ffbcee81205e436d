import { openDrafts } from './drafts.ts';
import type { FileStore } from './file-store.ts';
import { openLocalStore } from './local-store.ts';
import type { S3Settings } from './s3-store.ts';

export type FileStoreSettings = { readonly driver: 'local' } | ({ readonly driver: 's3' } & S3Settings);

/**
 * Opens the store and checks that it can be used. Throws a StartupError otherwise.
 * @param folder of local files, and of the drafts of either store
 */
export async function openFileStore(settings: FileStoreSettings, folder: string): Promise<FileStore> {
  const drafts = await openDrafts(folder);
  if (settings.driver === 'local') return openLocalStore(folder, drafts);
  // Loaded on first use: the S3 client is large, and a laptop starts without it.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(settings, drafts);
}
