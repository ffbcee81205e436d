import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { createHttpServer } from '../http/server.ts';
import { isMailFile, listMailFiles } from '../mail/mail-folder.ts';
import { Refusal } from '../refusal.ts';
import { listPage, mailPage, type ShownMail } from './mail-page-texts.ts';

const mostListed = 200;

const pagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The mail's own HTML: it runs nothing and loads nothing, and a click on a link opens it in place of our page. */
const mailPolicy = [
  'sandbox allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Shows the mails that were written to files instead of sent. Never register it where mails are really sent. */
export function addMailPages(app: ReturnType<typeof createHttpServer>, { mailDir }: { mailDir: string }): void {
  const options = { schema: { hide: true } };

  app.get('/dev/mail', options, async (_request, reply) => {
    const names = (await listMailFiles(mailDir)).reverse();
    const mails = await Promise.all(names.slice(0, mostListed).map((name) => read(mailDir, idOf(name))));
    const shown = mails.flatMap((mail) => (mail ? [present(mail)] : []));
    return reply.headers(headersWith(pagePolicy)).send(listPage(shown, names.length));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id', options, async ({ params }, reply) => {
    const mail = await find(mailDir, params.id);
    return reply.headers(headersWith(pagePolicy)).send(mailPage(present(mail)));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', options, async ({ params }, reply) => {
    const { email } = await find(mailDir, params.id);
    return reply.headers(headersWith(mailPolicy)).send(`<base target="_top">${email.html ?? ''}`);
  });
}

interface KeptMail {
  readonly id: string;
  readonly email: Email;
}

async function find(mailDir: string, id: string): Promise<KeptMail> {
  const mail = isMailFile(`${id}.eml`) ? await read(mailDir, id) : null;
  if (!mail) throw new Refusal('request.not_found');
  return mail;
}

async function read(mailDir: string, id: string): Promise<KeptMail | null> {
  const content = await readFile(join(mailDir, `${id}.eml`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return content && { id, email: await PostalMime.parse(content) };
}

function idOf(name: string): string {
  return name.slice(0, -'.eml'.length);
}

function present({ id, email }: KeptMail): ShownMail {
  const addresses = (list: Email['to']) =>
    (list ?? []).map(({ name, address = '' }) => (name ? `${name} <${address}>` : address)).join(', ');
  return {
    id,
    at: writtenAt(id),
    from: addresses(email.from && [email.from]),
    to: addresses(email.to),
    subject: email.subject ?? '',
    text: email.text ?? '',
  };
}

/** The name of the file begins with its time, such as 20261120T081530123Z. */
function writtenAt(id: string): Date {
  const [, year, month, day, hour, minute, second, ms] = /^(....)(..)(..)T(..)(..)(..)(...)Z/.exec(id) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

function headersWith(policy: string): Record<string, string> {
  return { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy };
}
