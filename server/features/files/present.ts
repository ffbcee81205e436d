import type { FileDescription } from '#contract/files/files.ts';
import type { StoredFile } from './tables.ts';

export function presentFile(file: StoredFile): FileDescription {
  const { id, purpose, name, contentType, byteSize, durationMs, createdAt } = file;
  return { id, purpose, name, contentType, byteSize, durationMs, uploadedAt: createdAt.toISOString() };
}
