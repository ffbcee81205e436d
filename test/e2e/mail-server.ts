import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { listMailFiles } from '#server/platform/mail/mail-folder.ts';
import { expect } from '#test/support/browser.ts';
import { startServerLike } from '#test/support/browser-server.ts';
import type { ServerProcess } from '#test/support/server-process.ts';

export type Letter = {
  subject: string;
  text: string;
  /** The target of its button. */
  link: string;
};

/** A server that confirms addresses by email, as in production. */
export const startMailServer = (): Promise<ServerProcess> => startServerLike({ AUTH_AUTOCONFIRM: 'false' });

/** The emails of the server under test, which requires no confirmation of addresses. */
export const siteMails = { dataDir: process.env.BROWSER_TEST_DATA_DIR ?? '' };

/** Waits for the newest email to an address with this in its subject. */
export async function readMail({ dataDir }: { dataDir: string }, email: string, about: string): Promise<Letter> {
  let found: Letter | undefined;
  await expect
    .poll(
      async () => {
        found = (await lettersTo(join(dataDir, 'mail'), email)).findLast(({ subject }) => subject.includes(about));
        return found?.subject;
      },
      { message: `a mail to ${email} about “${about}”`, timeout: 20_000 },
    )
    .toContain(about);
  if (!found) throw new Error('The mail was there a moment ago');
  return found;
}

async function lettersTo(mailDir: string, email: string): Promise<Letter[]> {
  const files = await Promise.all((await listMailFiles(mailDir)).map((name) => readFile(join(mailDir, name))));
  // Of the many emails, few need parsing.
  const letters = await Promise.all(files.filter((file) => file.includes(email)).map((file) => PostalMime.parse(file)));
  return letters
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject = '', text = '' }) => ({ subject, text, link: text.match(/https?:\/\/\S+/)?.[0] ?? '' }));
}
