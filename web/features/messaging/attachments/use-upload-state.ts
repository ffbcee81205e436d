import { useSyncExternalStore } from 'react';
import type { UploadState } from '../sync/uploads.ts';
import { useMailroom } from '../use-mailroom.ts';

/** What becomes of a file; null while it waits for its turn or the network. */
export function useUploadState(key: string): UploadState | null {
  const { uploads } = useMailroom();
  return useSyncExternalStore(uploads.watch, () => uploads.stateOf(key));
}
