import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { type AdminBrowser, auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { fetchDocument, openCase, waitingRep } from '#test/support/vetting.ts';

const app = await openTestApp({ work: false });
const otherEmail = await makeAdmin(app);
const [admin, other] = [await signInAdmin(app, await makeAdmin(app)), await signInAdmin(app, otherEmail)];

const sql = (text: string) => app.database.pool.query(text);

async function takenCase() {
  const rep = await waitingRep(app);
  return { rep, found: await openCase(admin, rep) };
}

describe('a document', () => {
  test('is shown to admins as uploaded, is not cached, and the view is recorded first', async () => {
    const { found } = await takenCase();
    const place = { vettingId: found.id, documentId: found.documents[0]?.id ?? '' };
    const response = await fetchDocument(app, other, place);
    expect(response.status).toBe(200);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect((await auditOf(app, otherEmail)).at(-1)).toBe('vetting.view_document done');
    // Each reviewer sees whether they opened it themselves, not whether a colleague did.
    const opened = async ({ call }: AdminBrowser) =>
      (await call(vettingApi.case, { params: { vettingId: found.id } })).documents.map((one) => one.opened);
    expect([await opened(other), await opened(admin)]).toEqual([[true], [false]]);

    await sql("alter table admin_audit add constraint no_more check (act <> 'vetting.view_document') not valid");
    const unrecorded = await fetchDocument(app, admin, place);
    await sql('alter table admin_audit drop constraint no_more');
    expect(unrecorded.status).toBe(500);
    expect(await unrecorded.text()).not.toContain('%PDF');
  });

  test('is shown to no one else, and not under another case', async () => {
    const [one, two] = [await takenCase(), await takenCase()];
    const place = { vettingId: one.found.id, documentId: one.found.documents[0]?.id ?? '' };
    expect((await fetchDocument(app, { cookies: new Map() }, place)).status).toBe(401);
    const url = `${app.url}/api/admin/vetting/${place.vettingId}/documents/${place.documentId}/content`;
    const asOwner = await fetch(url, { headers: { authorization: `Bearer ${one.rep.accessToken}` } });
    expect(asOwner.status).toBe(401);
    for (const wrong of [
      { ...place, vettingId: two.found.id },
      { ...place, documentId: randomUUID() },
    ]) {
      const response = await fetchDocument(app, admin, wrong);
      expect([response.status, (await response.json()).code]).toEqual([404, 'vetting.document_not_found']);
    }
    expect((await fetchDocument(app, admin, { ...place, documentId: 'x' })).status).toBe(422);
  });
});
