import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { badgesApi, certificateDeskApi, certificatesApi } from '#contract/courses/certificates.ts';
import type { ShownName } from '#contract/courses/options.ts';
import { dateText } from '#server/platform/mail/time-texts.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { certify, publish } from '#test/support/courses.ts';
import { exportOf } from '#test/support/exports.ts';
import { mailsTo } from '#test/support/mails.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { takeAllOf } from '#test/support/rate-limits.ts';

const app = await openTestApp({ work: false });
const site = app.services.env.siteUrl;
const anybody = callerOf(app.url, null);
const outcomes = ['greet <anybody>', 'say what a thing costs'];
const course = await publish(app, { title: 'Greeting & selling', outcomes });
const { call: admin } = await signInAdmin(app, await makeAdmin(app));

const ask = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });
const pageOf = async (number: string) => {
  const answer = await ask(`/certificates/${number}`);
  return { status: answer.status, page: await answer.text() };
};
const certified = () => certify(app, course);
const withdraw = (number: string, reason = 'Someone else took the test.') =>
  admin(certificateDeskApi.withdraw, { params: { number }, body: { reason } });
const show = (rep: Person, number: string, shownName: ShownName) =>
  rep.call(certificatesApi.show, { params: { number }, body: { shownName } });
const rename = ({ userId }: Person, fullName: string) =>
  app.database.pool.query('update rep_profiles set full_name = $2 where user_id = $1', [userId, fullName]);
const reissue = (rep: Person, number: string) => rep.call(certificatesApi.reissue, { params: { number } });
const badgeOf = async (rep: Person, number: string) =>
  (await rep.call(certificatesApi.badge, { params: { number } })).jwt;

/** Verifies a badge as any recipient does. */
async function check(jwt: string) {
  const { payload, protectedHeader } = await jwtVerify(jwt, createLocalJWKSet(await anybody(badgesApi.keys, {})), {
    issuer: site,
    algorithms: ['RS256'],
  });
  const { id, type } = payload.credentialStatus as { id: string; type: string };
  expect(type).toBe('1EdTechRevocationList');
  expect(id.startsWith(`${site}/api/badges/ended/`)).toBe(true);
  const list = await anybody(badgesApi.ended, { params: { ending: id.slice(-2) } });
  expect(list).toMatchObject({ id, issuer: site });
  const ended = list.revokedCredentials.find((entry) => entry.id === payload.jti);
  return { payload, kid: protectedHeader.kid, ended: ended?.revocationReason ?? null };
}

test('anyone with the number reads what a certificate is for, and only what its holder chose to show of the name', async () => {
  const { rep, number } = await certified();
  const { items } = await rep.call(certificatesApi.list, {});
  expect(items).toEqual([
    {
      ...{ number, courseId: course.courseId, title: 'Greeting & selling', level: 'Beginner' },
      ...{ holderName: 'Thabo Mokoena', correctedName: null, shownName: 'none' },
      ...{ issuedAt: expect.any(String), reissuedAt: null, withdrawn: null },
    },
  ]);
  const { status, page } = await pageOf(number);
  expect(status).toBe(200);
  expect(page).toContain('>Valid</p>');
  for (const text of ['Greeting &amp; selling', 'greet &lt;anybody&gt;', number, 'Beginner', dateText(new Date())])
    expect(page).toContain(text);
  expect(page).toMatch(/name="robots" content="noindex"/);
  expect(page).toContain(encodeURIComponent(`/rep-portal/certificates/${number}`));
  for (const secret of ['Thabo', 'Mokoena', rep.email, rep.userId, '100 %']) expect(page).not.toContain(secret);

  const shown = async (choice: ShownName) => {
    expect(await show(rep, number, choice)).toMatchObject({ number, shownName: choice });
    return (await pageOf(number)).page;
  };
  expect(await shown('full')).toContain('>Thabo Mokoena</strong>');
  const short = await shown('short');
  expect(short).toContain('>Thabo M.</strong>');
  expect(short).not.toContain('Mokoena');
  // Other sites store the head of a shared link.
  expect(short.slice(0, short.indexOf('</head>'))).not.toContain('Thabo');
  expect(await shown('none')).not.toContain('Thabo');
});

test('a number is found as typed from paper, and an unknown one gets help', async () => {
  const { number } = await certified();
  const typed = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  const found = await ask(`/certificates?number=${encodeURIComponent(typed)}`);
  expect([found.status, found.headers.get('location')]).toEqual([303, `/certificates/${number}`]);
  const small = await ask(`/certificates/${number.toLowerCase()}`);
  expect([small.status, small.headers.get('location')]).toEqual([301, `/certificates/${number}`]);
  expect((await ask('/certificates')).status).toBe(200);
  for (const unknown of ['TH-0000-0000-0000', 'nonsense', '%3Cimg%3E']) {
    const { status, page } = await pageOf(unknown);
    expect(status).toBe(404);
    expect(page).toContain('We have no certificate with this number');
    expect(page).toContain('<form action="/certificates"');
    expect(page).not.toContain('<img');
  }
});

test('only its holder has the printed certificate, the badge and the settings', async () => {
  const { rep, number } = await certified();
  const [other, business] = await Promise.all([signUpRep(app), signUpBusiness(app)]);
  const params = { number };
  const { name, pdf } = await rep.call(certificatesApi.pdf, { params });
  expect(name).toBe(`certificate-${number}.pdf`);
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  for (const endpoint of [certificatesApi.pdf, certificatesApi.badge, certificatesApi.reissue]) {
    await expectRefusal(other.call(endpoint, { params }), 'certificate.not_found');
    await expectRefusal(business.call(endpoint, { params }), 'role.rep_required');
    await expectRefusal(anybody(endpoint, { params }), 'session.required');
  }
  await expectRefusal(show(other, number, 'full'), 'certificate.not_found');
  expect((await other.call(certificatesApi.list, {})).items).toEqual([]);
  expect((await pageOf(number)).page).not.toContain('Thabo');
});

test('a withdrawn certificate is shown as withdrawn to all, with the reason only to its holder', async () => {
  const { rep, number } = await certified();
  await show(rep, number, 'full');
  const jwt = await badgeOf(rep, number);
  expect((await check(jwt)).ended).toBeNull();
  await withdraw(number, 'Someone else took the test.');
  const { status, page } = await pageOf(number);
  expect(status).toBe(200);
  expect(page).toContain('Not valid: withdrawn');
  expect(page).toContain(`on <strong>${dateText(new Date())}</strong>`);
  for (const gone of ['>Valid<', 'Thabo', 'Someone else', 'greet &lt;anybody&gt;']) expect(page).not.toContain(gone);
  expect((await check(jwt)).ended).toBe('It was withdrawn.');
  const { items } = await rep.call(certificatesApi.list, {});
  expect(items[0]?.withdrawn).toEqual({
    ...{ at: expect.any(String), reason: 'Someone else took the test.', wayBack: 'ask the team' },
  });
  const params = { number };
  await rename(rep, 'Thabo Nkosi');
  for (const endpoint of [certificatesApi.pdf, certificatesApi.badge, certificatesApi.reissue])
    await expectRefusal(rep.call(endpoint, { params }), 'certificate.withdrawn');
  await expectRefusal(withdraw(number), 'certificate.withdrawn');
  await expectRefusal(withdraw('TH-0000-0000-0000'), 'certificate.not_found');
  const { rows } = await app.database.pool.query(
    "select reason from admin_audit where act = 'certificate.withdraw' and target_id = (select id from certificates where number = $1)",
    [number],
  );
  expect(rows).toEqual([{ reason: 'Someone else took the test.' }]);
});

test('an admin finds a certificate by its number, and its holder is notified of a withdrawal', async () => {
  const { rep, number } = await certified();
  const find = (typed: string) => admin(certificateDeskApi.find, { params: { number: typed } });
  const found = await find(number.toLowerCase().replaceAll('-', ' '));
  expect(found).toMatchObject({
    ...{ number, title: 'Greeting & selling', holderName: 'Thabo Mokoena', withdrawn: null, scorePercent: 100 },
    holder: { userId: rep.userId, email: rep.email },
  });
  await expectRefusal(find('TH-0000-0000-0000'), 'certificate.not_found');
  await expectRefusal(rep.call(certificateDeskApi.find, { params: { number } }), 'admin.session_required');
  const reason = 'Someone else took the test.';
  expect(await withdraw(number, reason)).toMatchObject({ number, withdrawn: { reason } });
  const told = (await listNews(app, rep)).filter(({ kind }) => kind === 'certificate.withdrawn');
  expect(told).toMatchObject([{ portal: 'rep', number, title: 'Greeting & selling', reason }]);
  const mails = (await mailsTo(app.database, rep.email)).filter(({ subject }) => /has been withdrawn$/.test(subject));
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(reason)]);
  expect(mails[0]?.text).toContain(`${site}/rep-portal/certificates/${number}`);
  const { rows } = await app.database.pool.query(
    'select act from admin_audit where target_id = (select id from certificates where number = $1) order by created_at, id',
    [number],
  );
  expect(rows.map(({ act }) => act)).toEqual(['certificate.view', 'certificate.withdraw']);
});

test('a corrected name is issued under the same number, and the former name is stored', async () => {
  const { rep, number } = await certified();
  await show(rep, number, 'full');
  const before = await badgeOf(rep, number);
  // Nothing to correct.
  expect(await reissue(rep, number)).toMatchObject({ reissuedAt: null });
  await rename(rep, 'Thabo Mokoena-Dlamini');
  const { items } = await rep.call(certificatesApi.list, {});
  expect(items[0]).toMatchObject({ holderName: 'Thabo Mokoena', correctedName: 'Thabo Mokoena-Dlamini' });
  expect((await pageOf(number)).page).toContain('>Thabo Mokoena</strong>');
  const corrected = await reissue(rep, number);
  expect(corrected).toMatchObject({ number, holderName: 'Thabo Mokoena-Dlamini', correctedName: null });
  expect(corrected.issuedAt).toBe(items[0]?.issuedAt);
  expect(await reissue(rep, number)).toEqual(corrected);
  expect((await pageOf(number)).page).toContain('>Thabo Mokoena-Dlamini</strong>');

  expect((await check(before)).ended).toMatch(/^The name was corrected/);
  const after = await check(await badgeOf(rep, number));
  expect(after.ended).toBeNull();
  expect(after.payload.nbf).toBe(Math.floor(Date.parse(corrected.reissuedAt ?? '') / 1000));
  const exported = await exportOf(app, rep);
  expect(exported.courses[0]?.certificates[0]).toMatchObject({
    ...{ number, holderName: 'Thabo Mokoena-Dlamini', shownName: 'full', withdrawn: null },
    formerNames: [{ name: 'Thabo Mokoena', issuedAt: corrected.issuedAt, replacedAt: corrected.reissuedAt }],
  });
});

test('a badge is an Open Badge 3.0 that anyone can verify', async () => {
  const { rep, number } = await certified();
  const jwt = await badgeOf(rep, number);
  const { payload, kid } = await check(jwt);
  expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'RS256', typ: 'JWT', kid });
  // Its key is published at its `kid`.
  const address = String(kid).replace(site, app.url);
  const published = await fetch(address);
  expect(published.headers.get('cache-control')).toBe('public, max-age=600');
  expect(await published.json()).toEqual({
    ...{ kty: 'RSA', alg: 'RS256', use: 'sig', kid },
    ...{ n: expect.any(String), e: 'AQAB' },
  });
  expect(payload).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2', expect.stringContaining('/ob/v3p0/'), expect.any(String)],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: site, type: ['Profile'] },
    validFrom: new Date(Number(payload.nbf) * 1000).toISOString().replace('000Z', String(payload.validFrom).slice(-4)),
    credentialSubject: {
      type: ['AchievementSubject'],
      achievement: { type: ['Achievement'], name: 'Greeting & selling', criteria: { narrative: expect.any(String) } },
    },
  });
  expect([payload.iss, payload.jti, payload.sub]).toEqual([
    (payload.issuer as { id: string }).id,
    payload.id,
    (payload.credentialSubject as { id: string }).id,
  ]);
  expect(payload).not.toHaveProperty('vc');
  // Neither its page nor its holder's account can be inferred from it.
  for (const secret of [number, rep.userId, rep.email, 'Thabo']) expect(JSON.stringify(payload)).not.toContain(secret);
  await show(rep, number, 'short');
  expect(JSON.stringify(decodeJwt(await badgeOf(rep, number)))).toContain('"identityHash":"Thabo M."');
  const [head, body, signature] = jwt.split('.');
  const forged = Buffer.from(JSON.stringify({ ...payload, name: 'Another' })).toString('base64url');
  await expect(check([head, forged, signature].join('.'))).rejects.toThrow(/signature verification failed/);
  expect(body).not.toBe(forged);
  await expectRefusal(anybody(badgesApi.key, { params: { keyId: course.courseId } }), 'badge.key_not_found');
  const { rows } = await app.database.pool.query('select sealed_private_jwk from badge_keys');
  expect(rows).toHaveLength(1);
  expect(rows[0].sealed_private_jwk.toString('latin1')).not.toContain('"d"');
});

test('deleting an account deletes the certificate and revokes its badges', async () => {
  const [{ rep, number }, withdrawn] = [await certified(), await certified()];
  const jwts = [await badgeOf(rep, number), await badgeOf(withdrawn.rep, withdrawn.number)];
  await rename(rep, 'Thabo Nkosi');
  await reissue(rep, number);
  const last = await badgeOf(rep, number);
  await withdraw(withdrawn.number);
  for (const { call, password } of [rep, withdrawn.rep]) await call(accountApi.close, { body: { password } });
  expect((await pageOf(number)).status).toBe(404);
  const ends = await Promise.all([...jwts, last].map(async (jwt) => (await check(jwt)).ended));
  expect(ends).toEqual([
    'The name was corrected. A new badge replaced this one.',
    'It was withdrawn.',
    'The holder deleted their account.',
  ]);
});

test('guessing numbers is rate-limited', async () => {
  const limited = await openTestApp({ work: false, env: { RATE_LIMITS: 'on' } });
  const look = async (path: string) => (await fetch(limited.url + path)).status;
  const number = '/certificates/TH-0000-0000-0000';
  expect(await look(number)).toBe(404);
  await takeAllOf('certificates look', limited.database);
  for (const path of [number, '/certificates', badgesApi.keys.path, '/api/badges/ended/00'])
    expect(await look(path)).toBe(429);
});
