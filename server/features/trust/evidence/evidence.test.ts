import { expect, test } from 'vitest';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { evidenceApi } from '#contract/trust/evidence.ts';
import { readZip } from '#server/platform/files/zip-archive.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  checkIn,
  coming,
  endOf,
  moveBusiness,
  payGigsHere,
  productClock,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { openConversation, say } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { uploadFile } from '#test/support/uploads.ts';
import { checkPack } from './queries/check-pack.ts';
import { evidenceRoutes } from './routes.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const params = ({ engagement }: Working) => ({ engagementId: engagement.id });

/** A gig with messages, hours and a dispute. */
async function disputed(): Promise<Working> {
  const work = await coming(app, clock);
  const { id } = await openConversation(work.business, { applicationId: work.engagement.applicationId });
  await say(work.business, id, 'Please bring the blue banner.');
  await checkIn(work);
  clock.goTo(endOf(work));
  await submitHours(work);
  await moveBusiness(work, 'dispute');
  const file = await uploadFile(app, work.rep, 'work-evidence');
  await work.rep.call(disputesApi.showFile, { params: params(work), body: { fileId: file.id } });
  return work;
}

function unpack({ zip }: { readonly zip: string }) {
  const [pdf, json] = readZip(Buffer.from(zip, 'base64')).map(({ content }) => content);
  if (!pdf || !json) throw new Error('It has no two files.');
  return { pdf, json, entries: JSON.parse(json.toString()).entries as { what: string; text: string[] }[] };
}

test('both sides download the same record, which the published key verifies', async () => {
  const work = await disputed();
  const ofRep = unpack(await work.rep.call(evidenceApi.download, { params: params(work) }));
  const ofBusiness = unpack(await work.business.call(evidenceApi.download, { params: params(work) }));
  expect(ofRep.pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const read = ({ entries }: typeof ofRep) => entries.map(({ what, text }) => ({ what, text }));
  expect(read(ofBusiness)).toEqual(read(ofRep));
  const { keys } = await work.rep.call(evidenceApi.keys, {});
  for (const { json, pdf } of [ofRep, ofBusiness]) expect(checkPack(json, { pdf, keys }).findings).toEqual([]);
  const said = ofRep.entries.map(({ what }) => what);
  for (const what of [
    'The business accepted the rep',
    'Terms of work, version 1',
    'The rep signed version 1 of the terms',
    'The rep agreed to the terms',
    'The business paid for the gig',
    'The rep checked in',
    'The rep’s hours',
    'The business opened a dispute',
    'File of the rep',
    'Message of the business',
    'Money at this time',
  ])
    expect(said).toContain(what);
  expect(ofRep.entries.flatMap(({ text }) => text)).toContain('Please bring the blue banner.');
});

test('a decision, the appeal against it and the final decision are part of it, with their amounts and reasons', async () => {
  const work = await disputed();
  const milestoneId = work.engagement.milestones[0]?.id ?? '';
  const [first, second] = [await signInAdmin(app, await makeAdmin(app)), await signInAdmin(app, await makeAdmin(app))];
  const decide = (admin: typeof first, repCents: number, reason: string, seen: number) =>
    admin.call(disputeReviewApi.decide, { params: params(work), body: { milestoneId, repCents, reason, seen } });
  await decide(first, 0, 'No records.', 2);
  const body = { milestoneId, reason: 'I stayed until five.' };
  await work.rep.call(disputesApi.appealDecision, { params: params(work), body });
  await decide(second, 95_000, 'Half of it.', 3);
  const { entries } = unpack(await work.rep.call(evidenceApi.download, { params: params(work) }));
  const found = entries.filter(({ what }) => /decision|decided|appealed/.test(what));
  expect(found.map(({ what, text }) => [what, ...text])).toEqual([
    [
      expect.stringMatching(/team decided the dispute, and both sides can appeal$/),
      'To the rep R0.00, our fee R0.00, back to the business R1,900.00',
      'No records.',
    ],
    ['The rep appealed the decision', 'I stayed until five.'],
    [
      expect.stringMatching(/team made the final decision$/),
      'To the rep R855.00, our fee R95.00, back to the business R950.00',
      'Half of it.',
    ],
  ]);
});

test('it has no email address, phone number, network address or bank account of either side', async () => {
  const work = await disputed();
  const json = unpack(await work.business.call(evidenceApi.download, { params: params(work) })).json.toString();
  for (const { email } of [work.rep, work.business]) expect(json).not.toContain(email);
  expect(json).not.toMatch(/127\.0\.0\.1|\+27|082 ?123/);
});

test('strangers get nothing, and the team’s downloads are recorded and have no messages', async () => {
  const work = await disputed();
  for (const stranger of [await signUpRep(app), await signUpBusiness(app)])
    await expectRefusal(stranger.call(evidenceApi.download, { params: params(work) }), 'engagement.not_found');
  const email = await makeAdmin(app);
  const admin = await signInAdmin(app, email);
  const { entries } = unpack(await admin.call(evidenceApi.downloadAsTeam, { params: params(work) }));
  expect(entries.map(({ what }) => what)).toContain('The business opened a dispute');
  expect(entries.map(({ what }) => what)).not.toContain('Message of the business');
  expect(await auditOf(app, email)).toContain('dispute.download_evidence done');
  const finance = await signInAdmin(app, await makeAdmin(app, undefined, 'finance'));
  await expectRefusal(finance.call(evidenceApi.downloadAsTeam, { params: params(work) }), 'admin.not_permitted');
});

test('the team’s pack is drawn after the transaction that records it', async () => {
  const work = await disputed();
  const email = await makeAdmin(app);
  const { rows } = await app.database.pool.query('select id from admin_users where email = $1', [email]);
  const routes = evidenceRoutes({
    limiter: app.services.limiter,
    secretKey: 'a secret of 32 characters at least',
    siteUrl: 'http://127.0.0.1',
  });
  const route = routes.find(({ endpoint }) => endpoint === evidenceApi.downloadAsTeam);
  const { transaction } = app.services;
  const read: unknown[] = [];
  const context = {
    gates: { admin: async () => ({ adminId: rows[0]?.id, email, from: { address: '127.0.0.1', userAgent: null } }) },
    limits: { within: (_endpoint: unknown, _actor: unknown, run: () => Promise<unknown>) => run() },
    caller: {},
    db: app.services.db,
    transaction: async (run: Parameters<typeof transaction>[0]) => {
      const content = await transaction(run);
      read.push(content);
      return content;
    },
  };
  const pack = await route?.handle(context as never, { params: params(work) } as never);
  expect(pack).toHaveProperty('zip');
  expect(read).toHaveLength(1);
  expect(read[0]).not.toHaveProperty('zip');
});
