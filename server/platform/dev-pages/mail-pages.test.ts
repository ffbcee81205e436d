import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../http/server.ts';
import { createLog } from '../log.ts';
import { renderMail } from '../mail/layout.ts';
import { listMailFiles } from '../mail/mail-folder.ts';
import { openMailer } from '../mail/mailer.ts';
import { addMailPages } from './mail-pages.ts';

const link = 'http://127.0.0.1:3000/confirm?token=abc&next=%2Fdashboard';
const app = createHttpServer({ log: createLog('silent'), trustProxy: false, hsts: false });
let folder: string;
let mailDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thengisa-mail-pages-test-'));
  mailDir = join(folder, 'mail');
  addMailPages(app, { mailDir });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

test('the page is empty before the first mail', async () => {
  const response = await get('/dev/mail');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('No emails yet.');
});

test('mails are listed newest first, with who, what and when', async () => {
  const mailer = openMailer({ smtpUrl: null, mailDir, from: 'Thengisa <hello@thengisa.co.za>' });
  const body = renderMail({ heading: 'Welcome', paragraphs: ['Hello'], button: { label: 'Confirm', url: link } });
  await mailer.send({ to: 'first@example.co.za', subject: 'First', idempotencyKey: 'job-1', ...body });
  await mailer.send({ to: 'second@example.co.za', subject: '<i>Second</i>', idempotencyKey: 'job-2', ...body });

  const { body: html, headers } = await get('/dev/mail');
  expect(html.indexOf('&lt;i&gt;Second&lt;/i&gt;')).toBeGreaterThan(0);
  expect(html.indexOf('First')).toBeGreaterThan(html.indexOf('Second'));
  expect(html).toContain('To second@example.co.za');
  expect(html).toContain('Thengisa &lt;hello@thengisa.co.za&gt;');
  expect(html).toMatch(/\d\d:\d\d:\d\d SAST/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('one mail is shown as text with its link, and as HTML that can do nothing but follow a link', async () => {
  const [name = ''] = await listMailFiles(mailDir);
  const id = name.replace('.eml', '');
  const page = await get(`/dev/mail/${id}`);
  expect(page.body).toContain(`href="${link.replace('&', '&amp;')}"`);
  expect(page.body).toContain(`<iframe src="/dev/mail/${id}/html"`);
  expect(page.body).toContain('sandbox="allow-top-navigation-by-user-activation"');

  const mail = await get(`/dev/mail/${id}/html`);
  expect(mail.body).toMatch(/^<base target="_top">/);
  const policy = mail.headers['content-security-policy'];
  expect(policy).toContain('sandbox allow-top-navigation-by-user-activation;');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('allow-scripts');
});

test('an id opens nothing but a mail', async () => {
  await writeFile(join(folder, 'secret.eml'), 'Subject: secret\n\nsecret');
  await writeFile(join(mailDir, 'notes.eml'), 'Subject: notes\n\nnotes');
  for (const id of [
    '..%2fsecret',
    '../secret',
    'notes',
    '..',
    '%2e%2e%2fsecret',
    '20261120T081530123Z-gone',
    'a%00b',
  ]) {
    for (const view of ['', '/html']) expect((await get(`/dev/mail/${id}${view}`)).statusCode).toBe(404);
  }
});

test('at most two hundred mails are listed', async () => {
  for (let n = 0; n < 205; n++) {
    const name = `20200101T000000${String(n).padStart(3, '0')}Z-old-${n}.eml`;
    await writeFile(join(mailDir, name), `From: a@example.co.za\nSubject: Old ${n}\n\nold`);
  }
  const { body } = await get('/dev/mail');
  expect(body.match(/<li>/g)).toHaveLength(200);
  expect(body).toContain('Second');
  expect(body).toContain('7 older emails are not shown.');
});
