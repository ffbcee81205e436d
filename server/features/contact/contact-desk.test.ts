import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import { contactApi } from '#contract/contact/contact.ts';
import { enquiriesApi } from '#contract/contact/enquiries.ts';
import { currentLeadConsent, leadsApi } from '#contract/contact/leads.ts';
import { supportApi } from '#contract/messaging/support.ts';
import { appealSubject } from '#contract/site/appeal.ts';
import { adminPassword, auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const call = callerOf(app.url, null);
const email = await makeAdmin(app, adminPassword, 'support');
const admin = await signInAdmin(app, email);
const colleague = await signInAdmin(app, await makeAdmin(app, adminPassword, 'owner'));

async function write(subject: string): Promise<string> {
  const body = { name: 'Naledi', email: `naledi-${randomUUID()}@example.co.za`, subject, message: 'How does it work?' };
  await call(contactApi.enquire, { body: { ...body, user_type: 'investor' } });
  const { items } = await admin.call(enquiriesApi.messages, { query: {} });
  return items.find((one) => one.subject === subject)?.id ?? expect.fail();
}

describe('contact messages', () => {
  test('are listed oldest first until an admin marks them as dealt with, which is shown with the admin', async () => {
    const [first, second] = [await write('First'), await write('Second')];
    const open = async () => (await admin.call(enquiriesApi.messages, { query: {} })).items.map(({ id }) => id);
    expect(await open()).toEqual([first, second]);
    const params = { messageId: first };
    const settled = await admin.call(enquiriesApi.settleMessage, { params });
    expect(settled).toMatchObject({ subject: 'First', userType: 'investor', handled: { by: email } });
    expect(await open()).toEqual([second]);
    const done = await admin.call(enquiriesApi.messages, { query: { list: 'done' } });
    expect(done.items).toEqual([settled]);
    expect((await admin.call(enquiriesApi.messages, { query: { id: first } })).items).toEqual([settled]);
    await expectRefusal(colleague.call(enquiriesApi.settleMessage, { params }), 'enquiry.handled');
    expect((await colleague.call(enquiriesApi.reopenMessage, { params })).handled).toBeNull();
    expect(await open()).toEqual([first, second]);
    expect((await auditOf(app, email)).at(-1)).toContain('enquiry.settle done');
  });

  test('show whether an account has their address, and whether it is suspended', async () => {
    const rep = await signUpRep(app);
    const body = { name: 'Thabo', email: rep.email.toUpperCase(), subject: appealSubject, message: 'I did nothing.' };
    await call(contactApi.enquire, { body });
    const account = async () =>
      (await admin.call(enquiriesApi.messages, { query: {} })).items.find(({ name }) => name === 'Thabo')?.account;
    expect(await account()).toEqual({ userId: rep.userId, suspended: false });
    await colleague.call(adminApi.suspend, { params: { userId: rep.userId }, body: { reason: 'A reason.' } });
    expect(await account()).toEqual({ userId: rep.userId, suspended: true });
    await write('Of nobody');
    const { items } = await admin.call(enquiriesApi.messages, { query: {} });
    expect(items.find(({ subject }) => subject === 'Of nobody')?.account).toBeNull();
  });

  test('that were deleted are not found', async () => {
    const params = { messageId: randomUUID() };
    await expectRefusal(admin.call(enquiriesApi.settleMessage, { params }), 'enquiry.not_found');
    await expectRefusal(admin.call(enquiriesApi.reopenMessage, { params }), 'enquiry.not_found');
  });
});

test('leads are listed and dealt with in the same way', async () => {
  const lead = { companyName: 'Karoo Biltong', industry: 'food-beverage', numberOfReps: '3-5' } as const;
  const person = { contactName: 'Sipho Ndlovu', email: `sipho-${randomUUID()}@example.co.za`, description: '' };
  await call(leadsApi.submit, {
    body: { kind: 'business', ...lead, ...person, phone: '', consentVersion: currentLeadConsent },
  });
  const [waiting] = (await admin.call(enquiriesApi.leads, { query: {} })).items;
  expect(waiting).toMatchObject({
    kind: 'business',
    name: 'Sipho Ndlovu',
    companyName: 'Karoo Biltong',
    handled: null,
  });
  const params = { leadId: waiting?.id ?? '' };
  expect((await admin.call(enquiriesApi.settleLead, { params })).handled?.by).toBe(email);
  await expectRefusal(colleague.call(enquiriesApi.settleLead, { params }), 'enquiry.handled');
  expect((await admin.call(enquiriesApi.leads, { query: {} })).items).toEqual([]);
  expect((await admin.call(enquiriesApi.leads, { query: { list: 'done' } })).items).toHaveLength(1);
  await admin.call(enquiriesApi.reopenLead, { params });
  expect((await admin.call(enquiriesApi.leads, { query: {} })).items).toHaveLength(1);
});

test('an enquiry is assigned to a colleague, answered by email once, and dealt with by that', async () => {
  const messageId = await write('About a stand');
  const params = { messageId };
  const team = await admin.call(supportApi.team, {});
  const other = team.find(({ you }) => !you) ?? expect.fail();
  const assigned = await admin.call(enquiriesApi.assignMessage, { params, body: { adminId: other.adminId } });
  expect(assigned).toMatchObject({ assignedTo: other.email, answers: [], handled: null });
  expect((await admin.call(enquiriesApi.assignMessage, { params, body: { adminId: null } })).assignedTo).toBeNull();
  await expectRefusal(
    admin.call(enquiriesApi.assignMessage, { params, body: { adminId: randomUUID() } }),
    'support.no_such_administrator',
  );
  const body = { id: randomUUID(), text: 'A stand costs R900.\n\nCall us <b>any</b> day.' };
  const answered = await admin.call(enquiriesApi.answerMessage, { params, body });
  expect(answered).toMatchObject({ answers: [{ by: email, text: body.text }], handled: { by: email } });
  await admin.call(enquiriesApi.answerMessage, { params, body });
  const mails = (await mailsTo(app.database, answered.email)).filter(({ subject }) => subject === 'Re: About a stand');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('A stand costs R900.');
  expect(mails[0]?.html).toContain('&lt;b&gt;any');
  expect(mails[0]?.text).not.toContain('How does it work?');
  await expectRefusal(
    admin.call(enquiriesApi.answerMessage, {
      params: { messageId: randomUUID() },
      body: { ...body, id: randomUUID() },
    }),
    'enquiry.not_found',
  );
});
