import { inflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { legalApi } from '#contract/vetting/legal.ts';
import { listMailFiles } from '#server/platform/mail/mail-folder.ts';
import { eraseRows } from '#server/platform/personal-data/erase-rows.ts';
import { expectRefusal } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { submitCase } from '#test/support/vetting.ts';
import { discardCopies } from './forget-copies.ts';
import { copiesOf, makeSignedCopy } from './make-signed-copy.ts';

const within = { timeout: 30_000, interval: 50 };
const typedName = 'Mukondeleli Ṋemuḓivhiso-Ṱhaḽa ê';

const app = await openTestApp();
const rep = await signUpRep(app, { full_name: typedName }, { vetted: false });

const copyOf = (person: Person) => person.call(legalApi.signedCopy, { params: { userType: 'rep' } });

/** The characters of a PDF's text: what its fonts map their glyphs to. */
function lettersOf(pdf: Buffer): Set<string> {
  const letters = new Set<string>();
  for (const [, body = ''] of pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)) {
    const map = inflated(body);
    if (!map.includes('beginbfrange')) continue;
    for (const [, hex = ''] of map.matchAll(/<([0-9a-f]{4,8})>(?=[\s\]])/gi)) {
      letters.add(Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

test('the signed copy is created, emailed, and opens for its owner only', async () => {
  await expectRefusal(copyOf(rep), 'legal.copy_not_ready');
  await submitCase(app, rep, 'rep', { signature: typedName });
  const { url, name } = await vi.waitFor(() => copyOf(rep), within);
  expect(name).toBe('sales-representative-agreement-signed.pdf');

  const answer = await fetch(app.url + url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const letters = lettersOf(pdf);
  for (const letter of 'ṊḓṰḽê’“”') expect(letters).toContain(letter);

  expect((await fetch(app.url + url.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(403);
  const other = await signUpRep(app);
  await expectRefusal(copyOf(other), 'legal.copy_not_ready');

  const { mailDir } = app.services;
  await vi.waitFor(async () => expect(await listMailFiles(mailDir)).not.toEqual([]), within);
  const [mail] = (await mailsTo(app.database, rep.email)).filter(({ attachment }) => attachment);
  expect(mail?.subject).toBe('Your signed agreement | Thengisa');
  expect(mail?.attachment?.name).toBe('Sales Representative Agreement (signed).pdf');
  expect(mail?.text).toContain('Someone on our team will now review your documents.');
});

test('a retry sends no second email, and creates the same document', async () => {
  const { rows } = await app.database.pool.query(
    'select evidence_id, copy_key from legal_contracts where user_id = $1',
    [rep.userId],
  );
  const [{ evidence_id: evidenceId, copy_key: key }] = rows;
  const before = await app.services.files.stat(key);
  await makeSignedCopy(app.services, app.services.env.siteUrl, { evidenceId, underReview: true });
  expect((await app.services.files.stat(key))?.size).toBe(before?.size);
  expect((await mailsTo(app.database, rep.email)).filter(({ attachment }) => attachment)).toHaveLength(1);
});

test('for an account deleted before the copy was made, nothing is stored or emailed', async () => {
  const { files, env, transaction } = app.services;
  const person = await signUpRep(app, {}, { vetted: false });
  await submitCase(app, person, 'rep');
  await vi.waitFor(() => copyOf(person), within);
  const { rows } = await app.database.pool.query('select evidence_id from legal_contracts where user_id = $1', [
    person.userId,
  ]);
  const mails = (await mailsTo(app.database, person.email)).length;
  await transaction((tx) => eraseRows(tx, person.userId, { early: false }));
  await discardCopies({ files }, person);
  await makeSignedCopy(app.services, env.siteUrl, { evidenceId: rows[0].evidence_id, underReview: true });
  expect(await Array.fromAsync(files.list(copiesOf(person.userId)))).toEqual([]);
  expect(await mailsTo(app.database, person.email)).toHaveLength(mails);
});
