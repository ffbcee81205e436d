import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import { type FilePurpose, rulesOf } from '#contract/files/purposes.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import type { DocumentSealer } from '#server/platform/files/document-sealer.ts';
import { type Draft, FileTooLarge } from '#server/platform/files/drafts.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { findDocumentsKey } from '#server/platform/files/recorded-storage.ts';
import { ScannerUnavailable, type VirusScanner } from '#server/platform/files/virus-scanner.ts';
import type { Logger } from '#server/platform/log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { refuseUpload } from '../access.ts';
import { findCurrentFiles } from '../queries/find-files.ts';
import type { StoredFile } from '../tables.ts';
import { cleanFileName } from '../texts.ts';
import { inspectUpload, type Sound } from './inspect-upload.ts';
import { objectKeyOf } from './name-object.ts';
import { DocumentsKeyReplaced, recordFile, recordLooseFile } from './record-file.ts';

export interface UploadTools {
  readonly transaction: RunTransaction;
  readonly files: FileStore;
  readonly scanner: VirusScanner;
  readonly sealer: DocumentSealer;
  readonly log: Logger;
}

interface Upload {
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly content: Readable;
  /** The size announced by the client. */
  readonly size: number | null;
}

/**
 * Receives, inspects and stores a file, and only then replaces the current one. A refused file leaves nothing behind.
 */
export async function acceptUpload(tools: UploadTools, actor: SignedInActor, upload: Upload): Promise<StoredFile> {
  const { purpose, content, size } = upload;
  const rules = rulesOf(purpose);
  const refusal = refuseUpload(actor, purpose);
  if (refusal) throw new Refusal(refusal);
  if (size !== null && size > rules.limit) throw new Refusal(rules.tooLarge);
  try {
    return await tools.files.receive(content, rules.limit, (draft) => keepDraft(tools, actor, upload, draft));
  } catch (error) {
    if (error instanceof FileTooLarge) throw new Refusal(rules.tooLarge);
    // The client disconnected, or was cut off.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET' && content.errored) throw new Refusal('file.incomplete');
    if (error instanceof ScannerUnavailable) {
      tools.log.error({ err: error }, 'an upload was refused because it could not be scanned');
      throw new Refusal('file.scanner_unavailable');
    }
    throw error;
  }
}

async function keepDraft(
  tools: UploadTools,
  actor: SignedInActor,
  { purpose, name: givenName }: Pick<Upload, 'purpose' | 'name'>,
  draft: Draft,
): Promise<StoredFile> {
  if (draft.size === 0) throw new Refusal('file.empty');
  const name = cleanFileName(givenName);
  const sha256 = Buffer.from(draft.sha256, 'hex');
  if (!rulesOf(purpose).loose) {
    const [current] = await tools.transaction(({ db }) => findCurrentFiles(db, actor.userId, [purpose]));
    if (current?.sha256.equals(sha256)) return current;
  }

  // Scanned first: a virus may target the code that reads the file.
  if ((await tools.scanner.scan(draft.path)) === 'infected') throw new Refusal('file.infected');
  const sound = await inspectUpload(draft.path, rulesOf(purpose).kind, name);
  const id = uuidv7();
  const ownerId = actor.userId;
  const objectKey = objectKeyOf({ id, ownerId, purpose }, sound.extension);
  const kept = await store(tools, { id, objectKey, purpose }, draft, sound);
  const { bucket, sealed, loose } = rulesOf(purpose);
  const { contentType, durationMs } = sound;
  const file = { id, ownerId, purpose, bucket, objectKey, name, contentType, sha256, sealed, durationMs, ...kept };
  try {
    const current = await tools.transaction((tx) => (loose ? recordLooseFile(tx, file) : recordFile(tx, file)));
    if (current.id !== id) await tools.files.delete(objectKey);
    return current;
  } catch (error) {
    await tools.files.delete(objectKey);
    if (error instanceof DocumentsKeyReplaced) return keepDraft(tools, actor, { purpose, name: givenName }, draft);
    throw error;
  }
}

async function store(
  { transaction, files, sealer }: UploadTools,
  { id, objectKey, purpose }: { id: string; objectKey: string; purpose: FilePurpose },
  draft: Draft,
  { content }: Sound,
): Promise<{ byteSize: number; keyId: string | null }> {
  if (!rulesOf(purpose).sealed) {
    await files.put(objectKey, content ?? draft);
    return { byteSize: content?.length ?? draft.size, keyId: null };
  }
  const keyId = (await transaction(({ db }) => findDocumentsKey(db))) ?? sealer.keyId;
  const whole = content ?? (await readFile(draft.path));
  await files.put(objectKey, sealer.seal(id, whole, keyId));
  return { byteSize: whole.length, keyId };
}
