import { expect, test } from 'vitest';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { listNews, notifyOf, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';
import { openCase, seenOf, signAndSubmit, uploadDocument, waitingBusiness, waitingRep } from '#test/support/vetting.ts';

const app = await openTestApp({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));
const reason = 'The picture is too dark to read the number.';

const list = async (person: Person) =>
  (await listNews(app, person)).map(({ id: _, at: __, place: ___, ...one }) => ({ ...one, vettingId: null }));
const unread = async (person: Person) => (await list(person)).filter(({ read }) => !read);
const told = (step: string, changes: object = {}) => ({
  kind: 'vetting.moved',
  portal: 'rep',
  userType: 'rep',
  vettingId: null,
  document: null,
  read: false,
  step,
  ...changes,
});

async function takenCase(person: Person, waiting: 'waiting' | 'asked' | 'approved' = 'waiting') {
  const found = await openCase(admin, person, waiting);
  return {
    params: { vettingId: found.id },
    body: { ...seenOf(found), reason },
    documentId: found.documents.at(-1)?.id ?? '',
  };
}

test('an approved user is notified once, in the portal of the side concerned', async () => {
  const [rep, business] = [await waitingRep(app), await waitingBusiness(app)];
  for (const person of [rep, business]) {
    const { params, body } = await takenCase(person);
    await admin.call(vettingApi.approve, { params, body });
    await sendPendingNews(app);
    // A retry, as after a crash, neither notifies twice nor treats it as outdated.
    await notifyOf(app, 'case', params);
  }
  expect(await list(rep)).toEqual([told('approved')]);
  expect(await list(business)).toEqual([told('approved', { portal: 'business', userType: 'business' })]);
});

test('the reason stays with the case, and each outcome outdates the one before', async () => {
  const rep = await waitingRep(app);
  const { params, body } = await takenCase(rep);
  await admin.call(vettingApi.reject, { params, body });
  expect(await list(rep)).toEqual([told('rejected')]);
  expect(JSON.stringify(await rep.call(notificationsApi.list, { query: {} }))).not.toContain(reason);
  await admin.call(vettingApi.claim, { params });
  await admin.call(vettingApi.reopen, { params, body });
  expect(await list(rep)).toEqual([told('reopened'), told('rejected', { read: true })]);
});

test('steps outdated before the task runs are not notified of', async () => {
  const rep = await waitingRep(app);
  const { params, body } = await takenCase(rep);
  await admin.call(vettingApi.approve, { params, body });
  await admin.call(vettingApi.claim, { params });
  await admin.call(vettingApi.reopen, { params, body });
  expect(await list(rep)).toEqual([told('reopened')]);
});

test('a requested document is notified of until it is submitted', async () => {
  const rep = await waitingRep(app);
  const { params, body, documentId } = await takenCase(rep);
  await admin.call(vettingApi.askAgain, { params: { ...params, documentId }, body });
  expect(await unread(rep)).toEqual([told('document_asked', { document: 'identity-document' })]);
  await uploadDocument(app, rep, 'identity-document');
  await signAndSubmit(rep, 'rep');
  expect(await unread(rep)).toEqual([]);
});
