import { expect, test } from 'vitest';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { type AdminBrowser, makeAdmin, openAdminBrowser, signInAdmin } from '#test/support/admins.ts';
import type { TestApp } from '#test/support/app.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { tally } from '#test/support/outcomes.ts';
import { findInQueue, openCase, seenOf, signAndSubmit, uploadDocument, waitingRep } from '#test/support/vetting.ts';

const [first, second] = await openTwoTestApps({ work: false });
const admins = [await signInAdmin(first, await makeAdmin(first)), await signInAdmin(second, await makeAdmin(first))];

const rounds = 8;
const reason = 'The name on the document is another one.';

/** The same administrator through the other process. */
function elsewhere({ cookies }: AdminBrowser, app: TestApp): AdminBrowser {
  const browser = openAdminBrowser(app);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

const [anna, bheki] = [0, 1].map((index) => () => admins[index] as AdminBrowser) as [
  () => AdminBrowser,
  () => AdminBrowser,
];

test('of two administrators who open a case concurrently, one claims it, and both see the same name', async () => {
  for (let round = 0; round < rounds; round++) {
    const rep = await waitingRep(first);
    const params = { vettingId: (await findInQueue(anna(), rep))?.id ?? '' };
    const claims = await Promise.all(admins.map(({ call }) => call(vettingApi.claim, { params })));
    expect(claims.filter(({ claim }) => claim.mine)).toHaveLength(1);
    expect(new Set(claims.map(({ claim }) => claim.by)).size).toBe(1);
  }
});

test('of two concurrent decisions, one counts; the user is notified once', async () => {
  for (let round = 0; round < rounds; round++) {
    const rep = await waitingRep(first);
    const found = await openCase(anna(), rep);
    const { id, submittedAt } = found;
    const params = { vettingId: id };
    const before = (await mailsTo(first.database, rep.email)).length;
    const { done, refused } = await tally([
      anna().call(vettingApi.approve, { params, body: seenOf(found) }),
      elsewhere(anna(), second).call(vettingApi.reject, { params, body: { submittedAt, reason } }),
    ]);
    expect({ done, refused }).toEqual({ done: 1, refused: ['vetting.already_decided'] });
    expect(await mailsTo(first.database, rep.email)).toHaveLength(before + 1);
    const { rows } = await first.database.pool.query(
      `select v.status, array_agg(s.step order by s.created_at, s.id) as steps
       from user_vetting v join user_vetting_steps s on s.vetting_id = v.id where v.id = $1 group by v.status`,
      [id],
    );
    expect(rows).toEqual([{ status: rows[0].status, steps: ['submitted', rows[0].status] }]);
  }
});

test('when a claim expires, the old reviewer and the new one never both decide', async () => {
  for (let round = 0; round < rounds; round++) {
    const rep = await waitingRep(first);
    const found = await openCase(anna(), rep);
    const { id, submittedAt } = found;
    const params = { vettingId: id };
    await first.database.pool.query('update user_vetting set claimed_until = clock_timestamp() where id = $1', [id]);
    const { done, refused } = await tally([
      anna().call(vettingApi.approve, { params, body: seenOf(found) }),
      bheki()
        .call(vettingApi.claim, { params })
        .then(() => bheki().call(vettingApi.reject, { params, body: { submittedAt, reason } })),
    ]);
    // The claim may last for the rest of its millisecond: then the old reviewer decides, and the new one is refused.
    expect({ done, refused }).toEqual({
      done: 1,
      refused: [expect.stringMatching(/^vetting\.(claim_required|already_decided)$/)],
    });
  }
});

test('a decision and new documents concurrently: no approval covers documents that were not reviewed', async () => {
  for (let round = 0; round < rounds; round++) {
    const rep = await waitingRep(first);
    const found = await openCase(anna(), rep);
    const { id, documents } = found;
    const params = { vettingId: id };
    await anna().call(vettingApi.askAgain, {
      params: { ...params, documentId: documents[0]?.id ?? '' },
      body: { reason },
    });
    await uploadDocument(first, rep, 'identity-document');
    const { refused } = await tally([
      anna().call(vettingApi.approve, { params, body: seenOf(found) }),
      signAndSubmit(rep, 'rep'),
    ]);
    // Whichever came first, the other was refused.
    expect(refused).toHaveLength(1);
    expect(['vetting.changed', 'legal.already_submitted']).toContain(refused[0]);
  }
});
