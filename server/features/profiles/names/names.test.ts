import { expect, test } from 'vitest';
import { panelSearchApi } from '#contract/admin/panel-search.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { certificatesApi } from '#contract/courses/certificates.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { type NameChange, nameChangesApi } from '#contract/profiles/name-review.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { jobSlug } from '#domain/jobs/job-slug.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { certify, publish } from '#test/support/courses.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { mailsTo } from '#test/support/mails.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { businessDraft, repDraft, saveBusiness, saveRep } from '#test/support/profiles.ts';
import { approve, openCase, seenOf, waitingBusiness, waitingRep } from '#test/support/vetting.ts';

const app = await openTestApp({ work: false });
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);

const showRep = (rep: Person) => rep.call(repProfilesApi.show, {});
const showBusiness = (business: Person) => business.call(businessProfilesApi.show, {});
const rename = async (rep: Person, fullName: string) =>
  saveRep(rep, { fullName, version: (await showRep(rep)).version });
const renameCompany = async (business: Person, companyName: string) =>
  saveBusiness(business, { companyName, version: (await showBusiness(business)).version });

async function changeOf({ userId }: Person): Promise<NameChange | undefined> {
  const { items } = await admin.call(nameChangesApi.list, { query: {} });
  return items.find((one) => one.userId === userId);
}

const paramsOf = async (person: Person) => ({ nameChangeId: (await changeOf(person))?.id ?? '' });

/** Signs up as a client of the sign-in protocol does. */
async function signUp(data: Record<string, string>) {
  const response = await fetch(`${app.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `n${Math.random()}@example.co.za`, password: 'a long enough password', data }),
  });
  return { status: response.status, ...((await response.json()) as { msg?: string }) };
}

test('an approved company keeps its name everywhere until the team has approved another one', async () => {
  const business = await waitingBusiness(app, { company_name: 'Honest Traders' });
  await approve(admin, business);
  const job = await postJob(business, { title: 'Weekend promoters' });
  const rep = await signUpRep(app);
  const { id: applicationId } = await apply(rep, job.id);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });

  const saved = await renameCompany(business, 'Standard Bank of South Africa');
  expect(saved).toMatchObject({
    companyName: 'Honest Traders',
    companyNameReview: { status: 'waiting', name: 'Standard Bank of South Africa', reason: null },
  });
  const seen = async () => {
    const page = await fetch(`${app.url}/jobs/${jobSlug(job)}`, { headers: { accept: 'text/html' } });
    return JSON.stringify([
      await page.text(),
      await rep.call(applicationsApi.track, { query: {} }),
      await rep.call(conversationsApi.list, { query: { as: 'rep' } }),
      await listNews(app, rep),
      await business.call(profilesApi.me, {}),
    ]);
  };
  const before = await seen();
  expect(before).toContain('Honest Traders');
  expect(before).not.toContain('Standard Bank');

  expect(await changeOf(business)).toMatchObject({
    ...{ part: 'company_name', nameBefore: 'Honest Traders', nameAfter: 'Standard Bank of South Africa' },
    ...{ verified: true, isProtected: true, status: 'waiting', email: business.email },
  });
  const found = await admin.call(panelSearchApi.search, { query: { q: 'Standard Bank of South' } });
  expect(found.companies).toMatchObject([
    { id: business.userId, title: 'Honest Traders (new name: Standard Bank of South Africa)' },
  ]);

  const params = await paramsOf(business);
  await renameCompany(business, 'Honest Traders Cape');
  await expectRefusal(admin.call(nameChangesApi.approve, { params }), 'name_change.not_found');
  await admin.call(nameChangesApi.approve, { params: await paramsOf(business) });
  expect(await showBusiness(business)).toMatchObject({ companyName: 'Honest Traders Cape', companyNameReview: null });
  expect(await seen()).toContain('"companyName":"Honest Traders Cape"');
  expect((await mailsTo(app.database, business.email)).at(-1)).toMatchObject({
    subject: 'Your new company name is approved',
    text: expect.stringContaining('Honest Traders Cape'),
  });
  expect(await auditOf(app, email)).toContain('name_change.approve done Honest Traders → Honest Traders Cape');
});

test('a declined name is never shown, and the person gets the reason', async () => {
  const rep = await waitingRep(app, { full_name: 'Thabo Mokoena' });
  await approve(admin, rep);
  const course = await publish(app);
  const { number } = await certify(app, course, rep);
  await rename(rep, 'Thabo Ndlovu');
  const { version } = await showRep(rep);
  // Changing the sign-up details does not reach what others see.
  await rep.auth.updateUser({ data: { full_name: 'Thabo Ndlovu' } });
  await rep.call(certificatesApi.reissue, { params: { number } });
  const { items } = await rep.call(certificatesApi.list, {});
  expect(items).toMatchObject([{ number, holderName: 'Thabo Mokoena' }]);

  const params = await paramsOf(rep);
  await expectRefusal(admin.call(nameChangesApi.decline, { params, body: { reason: ' ' } }), 'request.invalid');
  await admin.call(nameChangesApi.decline, { params, body: { reason: 'Send us your new ID first.' } });
  expect(await showRep(rep)).toMatchObject({
    fullName: 'Thabo Mokoena',
    nameReview: { status: 'declined', name: 'Thabo Ndlovu', reason: 'Send us your new ID first.' },
  });
  expect((await listNews(app, rep))[0]).toMatchObject({
    ...{ kind: 'name.decided', part: 'full_name', name: 'Thabo Ndlovu', approved: false, portal: 'rep' },
    reason: 'Send us your new ID first.',
  });
  expect((await mailsTo(app.database, rep.email)).at(-1)?.text).toContain('Other people still see Thabo Mokoena.');
  expect(await auditOf(app, email)).toContain('name_change.decline done Thabo Ndlovu: Send us your new ID first.');
  await expectRefusal(admin.call(nameChangesApi.approve, { params }), 'name_change.already_decided');
  expect((await exportOf(app, rep)).nameChanges).toMatchObject([
    { part: 'full_name', nameAfter: 'Thabo Ndlovu', status: 'declined' },
  ]);
  // A form opened before the decision does not ask for the same name again.
  const stale = { body: await repDraft(rep.call, { fullName: 'Thabo Ndlovu', version }) };
  await expectRefusal(rep.call(repProfilesApi.edit, stale), 'profile.changed_elsewhere');
});

test('asking for the current name withdraws the change', async () => {
  const rep = await signUpRep(app);
  await rename(rep, 'Thabo Ndlovu');
  expect(await changeOf(rep)).toMatchObject({ nameAfter: 'Thabo Ndlovu', isProtected: false });
  expect(await rename(rep, 'Thabo Mokoena')).toMatchObject({ fullName: 'Thabo Mokoena', nameReview: null });
  expect(await changeOf(rep)).toBeUndefined();
});

test('the signatory of an approved company changes only with the team’s approval', async () => {
  const business = await signUpBusiness(app, { full_name: 'Nomsa Dlamini' });
  const { version } = await showBusiness(business);
  const saved = await saveBusiness(business, { signatoryName: 'Sipho Zulu', version });
  expect(saved).toMatchObject({
    ...{ signatoryName: 'Nomsa Dlamini', companyNameReview: null },
    signatoryNameReview: { status: 'waiting', name: 'Sipho Zulu' },
  });
  await admin.call(nameChangesApi.approve, { params: await paramsOf(business) });
  expect(await showBusiness(business)).toMatchObject({ signatoryName: 'Sipho Zulu', signatoryNameReview: null });
  // Left out, it stays.
  const body = await businessDraft(business.call, { version: (await showBusiness(business)).version });
  expect(await business.call(businessProfilesApi.edit, { body })).toMatchObject({ signatoryName: 'Sipho Zulu' });
});

test('before the review a name changes immediately, and an approval covers the one that was checked', async () => {
  const rep = await waitingRep(app, { full_name: 'Thabo Mokoena' });
  const found = await openCase(admin, rep);
  const params = { vettingId: found.id };
  expect(await rename(rep, 'Thabo Ndlovu')).toMatchObject({ fullName: 'Thabo Ndlovu', nameReview: null });
  await expectRefusal(admin.call(vettingApi.approve, { params, body: seenOf(found) }), 'vetting.changed');

  await rename(rep, 'Capitec Ndlovu');
  const again = await admin.call(vettingApi.case, { params });
  expect(again.rep).toMatchObject({ fullName: 'Thabo Ndlovu', nameReview: { name: 'Capitec Ndlovu' } });
  await expectRefusal(admin.call(vettingApi.approve, { params, body: seenOf(again) }), 'vetting.name_waiting');
  await admin.call(nameChangesApi.decline, { params: await paramsOf(rep), body: { reason: 'That is a bank.' } });
  const last = await admin.call(vettingApi.case, { params });
  await admin.call(vettingApi.approve, { params, body: seenOf(last) });
  expect(await rename(rep, 'Thabo Zulu')).toMatchObject({ fullName: 'Thabo Ndlovu' });
});

test('a name of a bank or a state body is shown to no one before the team has seen it', async () => {
  const business = await signUpBusiness(app, { company_name: 'F.N.B. Promotions' }, { vetted: false });
  expect(await showBusiness(business)).toMatchObject({
    companyName: 'Your Company',
    companyNameReview: { status: 'waiting', name: 'F.N.B. Promotions' },
  });
  expect(await changeOf(business)).toMatchObject({ verified: false, isProtected: true });
  const rep = await signUpRep(app, { full_name: 'SARS eFiling' }, { vetted: false });
  expect(await showRep(rep)).toMatchObject({ fullName: 'Rep', nameReview: { name: 'SARS eFiling' } });
  const both = await signUpRep(app, {}, { vetted: false });
  await both.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Nedbank Sales' } });
  expect(await both.call(profilesApi.me, {})).toMatchObject({ business: { companyName: 'Your Company' } });
  await admin.call(nameChangesApi.approve, { params: await paramsOf(business) });
  expect(await showBusiness(business)).toMatchObject({ companyName: 'F.N.B. Promotions', companyNameReview: null });
});

test('our own names and text-direction marks are refused in every name', async () => {
  const ours = 'Full name can’t look like a name of Thengisa or its team.';
  const hidden = 'contains hidden characters that change how it reads. Please type it instead of pasting it.';
  expect(await signUp({ full_name: 'Thengisa Support' })).toMatchObject({ status: 400, msg: ours });
  expect(await signUp({ full_name: 'Nomsa \u202Elamini' })).toMatchObject({ status: 400, msg: `Full name ${hidden}` });
  const company = { full_name: 'Nomsa', user_type: 'business', company_name: 'Тhеngіsа' };
  expect(await signUp(company)).toMatchObject({ status: 400, msg: ours.replace('Full', 'Company') });
  const rep = await signUpRep(app, {}, { vetted: false });
  expect((await rep.auth.updateUser({ data: { full_name: 'Thengisa' } })).error?.message).toBe(ours);
  const named = (fullName: string) => expectRefusal(rename(rep, fullName), 'request.invalid');
  expect((await named('Admin')).errors).toEqual([{ field: 'fullName', message: ours }]);
  expect((await named('A\u2066B')).errors).toEqual([{ field: 'fullName', message: `Full name ${hidden}` }]);
  const body = { companyName: 'Thenglsa' };
  await expectRefusal(rep.call(ownRolesApi.addBusinessProfile, { body }), 'request.invalid');
  // Marks that a contact app adds around a name are removed silently.
  expect(await rename(rep, '\u2068Thabo\u200B  Zulu\u2069')).toMatchObject({ fullName: 'Thabo Zulu' });
});

test('the team cannot decide on the name of its own account', async () => {
  const rep = await signUpRep(app);
  await rename(rep, 'Thabo Ndlovu');
  await app.database.pool.query('update users set email = $2 where id = $1', [rep.userId, email]);
  await expectRefusal(admin.call(nameChangesApi.approve, { params: await paramsOf(rep) }), 'name_change.own');
});
