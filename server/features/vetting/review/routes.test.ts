import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { documentContentPath } from '#contract/vetting/documents.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { makeAdmin, openAdminBrowser, signInAdmin } from '#test/support/admins.ts';
import { type Call, callerOf, expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { fetchDocument, openCase, seenOf, waitingRep } from '#test/support/vetting.ts';
import { createAdminGate } from '../../operators/access.ts';

const app = await openTestApp({ work: false });

const endpoints: readonly Endpoint[] = Object.values(vettingApi);

/** Valid input for every endpoint, so that only the caller decides. */
const input = {
  params: { vettingId: '01900000-0000-7000-8000-000000000000', documentId: '01900000-0000-7000-8000-000000000001' },
  body: {
    profileVersion: 1,
    submittedAt: '2026-11-21T10:00:00.000Z',
    reason: 'No.',
    subject: 'person',
    kind: 'sa-id',
    number: '1',
  },
};

async function expectNothing(call: Call): Promise<void> {
  for (const endpoint of endpoints) {
    const { body, ...rest } = input;
    const asked = call(endpoint, { ...rest, ...(endpoint.body && { body }) } as never);
    await expectRefusal(asked, 'admin.session_required');
  }
}

test('reviews need the session of an admin', async () => {
  expect(endpoints.length).toBeGreaterThan(9);
  await expectNothing(callerOf(app.url, null));
  await expectNothing((await signUpRep(app)).call);
  const ended = await signInAdmin(app, await makeAdmin(app));
  await app.database.pool.query("update admin_sessions set expires_at = now() - interval '1 millisecond'");
  await expectNothing(ended.call);
});

test('where a second factor is required, a session without one cannot review', async () => {
  const browser = await signInAdmin(app, await makeAdmin(app));
  const gate = createAdminGate(app.services.db, {
    siteUrl: app.url,
    secretKey: app.services.secretKey,
    requireSecondFactor: true,
  });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const caller = {
    cookie,
    method: 'GET',
    origin: undefined,
    host: '',
    address: '',
    userAgent: null,
    authorization: undefined,
  };
  await expect(gate(caller, 'vetting.review')).rejects.toMatchObject({ code: 'admin.session_required' });
});

test('a page of another site cannot decide anything, even with the cookie', async () => {
  const rep = await waitingRep(app);
  const browser = await signInAdmin(app, await makeAdmin(app));
  const found = await openCase(browser, rep);
  const elsewhere = openAdminBrowser(app, { origin: 'https://evil.example' });
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  const approval = elsewhere.call(vettingApi.approve, { params: { vettingId: found.id }, body: seenOf(found) });
  await expectRefusal(approval, 'request.other_origin');
});

test('a document is not shown to an expired session, nor on a HEAD', async () => {
  const rep = await waitingRep(app);
  const browser = await signInAdmin(app, await makeAdmin(app));
  const { id: vettingId, documents } = await openCase(browser, rep);
  const place = { vettingId, documentId: documents[0]?.id ?? '' };
  expect((await fetchDocument(app, browser, place)).status).toBe(200);
  const path = documentContentPath.replace(':vettingId', vettingId).replace(':documentId', place.documentId);
  expect((await fetch(app.url + path, { method: 'HEAD' })).status).toBe(404);
  await app.database.pool.query("update admin_sessions set expires_at = now() - interval '1 millisecond'");
  expect((await fetchDocument(app, browser, place)).status).toBe(401);
});
