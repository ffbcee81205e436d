import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the mails stored in `mailDir`, oldest first. */
export async function listMailFiles(mailDir: string): Promise<string[]> {
  const names = await readdir(mailDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter(isMailFile).sort();
}

/** A name of this shape cannot lead out of the folder. */
export function isMailFile(name: string): boolean {
  return /^\d{8}T\d{9}Z-[A-Za-z0-9-]{1,100}\.eml$/.test(name);
}

/** Stores one mail. An existing key is left unchanged, and a reader never sees half a mail. */
export async function keepMail(mailDir: string, key: string, at: Date, message: Buffer): Promise<void> {
  if ((await listMailFiles(mailDir)).some((name) => name.endsWith(`Z-${key}.eml`))) return;
  const name = `${stampOf(at)}-${key}.eml`;
  if (!isMailFile(name)) throw new Error('The idempotency key of an email holds letters, digits and dashes only');
  const draft = join(mailDir, `.${name}.draft`);
  await mkdir(mailDir, { recursive: true, mode: 0o700 });
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(mailDir, name));
  } finally {
    await rm(draft, { force: true });
  }
}

const stampOf = (at: Date): string => at.toISOString().replace(/[-:.]/g, '');

/** Deletes the mails written before a moment, and leaves every other file. Names begin with their moment, so that they sort by it. */
export async function deleteOldMails(mailDir: string, before: Date): Promise<void> {
  const names = await listMailFiles(mailDir);
  for (const name of names.filter((one) => one < stampOf(before))) await rm(join(mailDir, name), { force: true });
}
