import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

/** Where a secret of this installation is stored: a file that only its owner may read. */
function secretPath(dataDir: string, name: string): string {
  return join(dataDir, 'secrets', name);
}

/** The secret stored under `name`, or null when there is none yet. */
async function readSecret(dataDir: string, name: string): Promise<string | null> {
  const path = secretPath(dataDir, name);
  try {
    return (await readFile(path, 'utf8')).trim() || null;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return null;
    throw new StartupError(
      `Cannot read ${path} (${code}). Start Thengisa as the user who owns ${dataDir}, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** The secret stored under `name`, made from 32 random bytes (base64url) the first time. */
export async function readOrCreateSecret(dataDir: string, name: string): Promise<string> {
  return (await readSecret(dataDir, name)) ?? createSecret(dataDir, name);
}

interface Installation {
  readonly dataDir: string;
}

/** The SECRET_KEY of this process: set, or made in the data folder. */
export const secretKeyOf = async ({ secretKey, dataDir }: Installation & { readonly secretKey: string | null }) =>
  secretKey ?? readOrCreateSecret(dataDir, 'secret-key');

/** The same for DOCUMENTS_KEY. */
export const documentsKeyOf = async ({
  documentsKey,
  dataDir,
}: Installation & { readonly documentsKey: string | null }) =>
  documentsKey ?? readOrCreateSecret(dataDir, 'documents-key');

async function createSecret(dataDir: string, name: string): Promise<string> {
  const path = secretPath(dataDir, name);
  const draft = `${path}.${randomUUID()}`;
  await mkdir(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
  try {
    const file = await open(draft, 'wx', 0o600);
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await file.sync();
    await file.close();
    await publish(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  // Read back: a process that started at the same moment may have been first, and then its secret counts.
  const secret = await readSecret(dataDir, name);
  if (secret === null) throw new StartupError(`Cannot keep a secret in ${path}. Remove that file and start again.`);
  return secret;
}

/** Never replaces a secret that is already there, and never shows a half-written one. */
async function publish(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // A full disk leaves an empty file; file systems without hard links answer with another code.
    if (code === 'EEXIST' && (await readFile(path, 'utf8')).trim() !== '') return;
    await rename(draft, path);
  }
}
