import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '#server/platform/db/migrate.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const migrate = async (name: string) => sql(await readFile(join(migrationsFolder, name), 'utf8'));

const typed = 'Zoe\u0308 van Wyk';
const stored = 'Zoë van Wyk';

test('text of earlier versions is brought into one form, as often as the migration runs', async () => {
  const [rep, business] = [await signUpRep(app), await signUpBusiness(app)];
  const job = await postJob(business);
  await sql('update rep_profiles set full_name = $1, skills = array[$1, $2] where user_id = $3', [
    typed,
    '漢字',
    rep.userId,
  ]);
  await sql(`update users set user_metadata = $1 where id = $2`, [
    JSON.stringify({ full_name: typed, other: { n: 1 }, line: 'n\n\u0303' }),
    rep.userId,
  ]);
  await sql('update jobs set description = $1, search = search where id = $2', [`${typed}.`, job.id]);
  const signed = await sql('select count(*)::int as count from agreement_evidence');
  for (let round = 0; round < 2; round++) {
    await migrate('0134-text-in-one-form.sql');
    const { rows } = await sql(
      `select r.full_name, r.skills, u.user_metadata, j.description, j.search @@ to_tsquery('english', 'zoë') as found
       from rep_profiles r join users u on u.id = r.user_id, jobs j where r.user_id = $1 and j.id = $2`,
      [rep.userId, job.id],
    );
    expect(rows).toEqual([
      {
        ...{ full_name: stored, skills: [stored, '漢字'], description: `${stored}.`, found: true },
        user_metadata: { full_name: stored, other: { n: 1 }, line: 'n\n\u0303' },
      },
    ]);
  }
  expect((await sql('select count(*)::int as count from agreement_evidence')).rows).toEqual(signed.rows);
});

test.each([
  'info@münchen-werbung.de',
  'a@пример.рф',
  'a@例え.jp',
  'a@faß.de',
  'a@bücher.xn--zckzah.example',
  'a@ليهمابتكلموشعربي.example',
  'a@他们为什么不说中文.example',
  'a@3年b組金八先生.example',
  'a@ひとつ屋根の下2.example',
])('the address %s was stored as browsers sent it, and is found as it is read now', async (address) => {
  const { userId } = await signUpRep(app);
  const readable = mailboxOf(address);
  const { domainToASCII } = await import('node:url');
  const [name, domain = ''] = readable.split('@');
  await sql('update users set email = $1 where id = $2', [`${name}@${domainToASCII(domain)}`, userId]);
  for (let round = 0; round < 2; round++) {
    await migrate('0135-readable-domains.sql');
    expect((await sql('select email from users where id = $1', [userId])).rows).toEqual([{ email: readable }]);
  }
});

test.each([
  'a@xn--.de',
  'a@xn--a.xn--99999999999.de',
  'a@xn--abc-.de',
  'axn--b@example.com',
  'a@xn--mnchen-w\u0308.de',
])('%s has no other form, and stays', async (address) => {
  const { userId } = await signUpRep(app);
  await sql('update users set email = $1 where id = $2', [address, userId]);
  await migrate('0135-readable-domains.sql');
  expect((await sql('select email from users where id = $1', [userId])).rows).toEqual([{ email: address }]);
});
