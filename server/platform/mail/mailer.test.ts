import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { renderMail } from './layout.ts';
import { deleteOldMails } from './mail-folder.ts';
import { type Mailer, openMailer } from './mailer.ts';

const from = 'Thengisa <hello@thengisa.co.za>';
const link = `https://example.co.za/confirm?token=${'0123456789abcdef'.repeat(8)}&next=%2Fdashboard`;
const mail = {
  to: 'thandi@example.co.za',
  toName: 'Thandi Ngcobo, Müller',
  subject: 'Confirm your address, Zoë',
  ...renderMail({ heading: 'Welcome', paragraphs: ['Sawubona Zoë'], button: { label: 'Confirm', url: link } }),
};
let mailDir: string;
let mailer: Mailer;

beforeAll(async () => {
  mailDir = join(await mkdtemp(join(tmpdir(), 'thengisa-mailer-test-')), 'mail');
  mailer = openMailer({ smtpUrl: null, mailDir, from });
});

afterAll(async () => {
  await rm(join(mailDir, '..'), { recursive: true, force: true });
});

test('without a mail server each mail becomes one file, complete and readable', async () => {
  await mailer.send({ ...mail, idempotencyKey: 'job-1' });
  await mailer.send({ ...mail, idempotencyKey: 'job-1' });
  await mailer.send({ ...mail, subject: 'Second', idempotencyKey: 'job-2' });

  const names = (await readdir(mailDir)).sort();
  expect(names).toEqual([expect.stringMatching(/^\d{8}T\d{9}Z-job-1\.eml$/), expect.stringMatching(/Z-job-2\.eml$/)]);
  const content = await readFile(join(mailDir, names[0] ?? ''));
  expect(content.toString()).toContain(link);
  const parsed = await PostalMime.parse(content);
  expect(parsed).toMatchObject({
    from: { name: 'Thengisa', address: 'hello@thengisa.co.za' },
    to: [{ name: mail.toName, address: mail.to }],
    subject: mail.subject,
    messageId: '<job-1@thengisa.co.za>',
  });
  expect(parsed.text?.trim()).toBe(mail.text.trim());
  expect(parsed.html?.trim()).toBe(mail.html.trim());
});

test('an optional mail has a one-click unsubscribe header', async () => {
  await mailer.send({ ...mail, stopUrl: 'https://example.co.za/stop-mails?token=a.b', idempotencyKey: 'news-1' });
  const name = (await readdir(mailDir)).find((one) => one.endsWith('-news-1.eml')) ?? '';
  const { headers } = await PostalMime.parse(await readFile(join(mailDir, name)));
  const header = (wanted: string) => headers.find(({ key }) => key === wanted)?.value;
  expect(header('list-unsubscribe')).toBe('<https://example.co.za/stop-mails?token=a.b>');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('no header can be smuggled in', async () => {
  for (const unsafe of [
    { to: 'thandi@example.co.za\r\nBcc: all@example.com' },
    { to: 'thandi@example.co.za, sipho@example.co.za' },
    { to: 'Thandi <thandi@example.co.za>' },
    { to: 'thandi' },
    { to: '' },
    { toName: 'Thandi\r\nBcc: all@example.com' },
    { toName: 'Thandi\u2028x' },
    { subject: 'Hello\nBcc: all@example.com' },
    { subject: 'Hello\0' },
    { stopUrl: 'https://example.co.za/\r\nBcc: all@example.com' },
    { stopUrl: 'https://example.co.za/>, <mailto:all@example.com' },
    { idempotencyKey: 'x>\r\nBcc: all@example.com' },
    { idempotencyKey: '../../outside' },
  ]) {
    await expect(mailer.send({ ...mail, idempotencyKey: 'job-3', ...unsafe })).rejects.toThrow();
  }
  expect(await readdir(mailDir)).toHaveLength(3);
});

test('a domain in another script is sent to as mail servers know it', async () => {
  const to = 'info@münchen-werbung.de';
  await mailer.send({ ...mail, to, replyTo: to, idempotencyKey: 'unicode-1' });
  const name = (await readdir(mailDir)).find((one) => one.endsWith('-unicode-1.eml')) ?? '';
  const parsed = await PostalMime.parse(await readFile(join(mailDir, name)));
  expect(parsed.to?.[0]?.address).toBe('info@xn--mnchen-werbung-gsb.de');
  expect(parsed.replyTo?.[0]?.address).toBe('info@xn--mnchen-werbung-gsb.de');
});

test('old emails are deleted from the folder, and no other file', async () => {
  const before = (await readdir(mailDir)).toSorted();
  const old = '20260930T235959999Z-old.eml';
  const others = ['20260930T235959999Z-old.txt', '20261001T000000000Z-young.eml', 'notes.eml'];
  for (const name of [old, ...others]) await writeFile(join(mailDir, name), 'Subject: one\n\none');
  await deleteOldMails(mailDir, new Date('2026-10-01T00:00:00Z'));
  expect((await readdir(mailDir)).toSorted()).toEqual([...before, ...others].toSorted());
  await deleteOldMails(join(mailDir, 'missing'), new Date());
});

test('a bad sender or server address stops the start', () => {
  expect(() => openMailer({ smtpUrl: null, mailDir, from: 'Thengisa' })).toThrow(StartupError);
  expect(() => openMailer({ smtpUrl: 'mail.example.co.za', mailDir, from })).toThrow(StartupError);
  expect(() => openMailer({ smtpUrl: 'https://mail.example.co.za', mailDir, from })).toThrow(StartupError);
});
