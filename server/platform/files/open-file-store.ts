import type { FileStore } from './file-store.ts';
import { openLocalStore } from './local-store.ts';
import type { S3Settings } from './s3-store.ts';

export type FileStoreSettings =
  | { readonly driver: 'local'; readonly folder: string }
  | ({ readonly driver: 's3' } & S3Settings);

/** Opens the store and proves that it can be used. Throws a StartupError otherwise. */
export async function openFileStore(settings: FileStoreSettings): Promise<FileStore> {
  if (settings.driver === 'local') return openLocalStore(settings.folder);
  // Loaded when asked for: the S3 client is large, and a laptop starts without it.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(settings);
}
