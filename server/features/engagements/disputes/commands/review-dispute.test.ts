import { expect, test } from 'vitest';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { adminPassword, approveOpen, auditOf, makeAdmin, openProposal, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  acceptDecision,
  accepted,
  agree,
  checkIn,
  coming,
  endOf,
  fundAll,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { uploadFile } from '#test/support/uploads.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);

const params = ({ engagement }: Working) => ({ engagementId: engagement.id });
const milestoneOf = ({ engagement }: Working) => engagement.milestones[0]?.id ?? '';
const look = (work: Working) => admin.call(disputeReviewApi.show, { params: params(work) });
const say = (work: Working, side: 'rep' | 'business', text: string) =>
  work[side].call(disputesApi.state, { params: params(work), body: { text } });
const decide = (work: Working, repCents: number, seen = 1) =>
  admin.call(disputeReviewApi.decide, {
    params: params(work),
    body: { milestoneId: milestoneOf(work), repCents, reason: 'Both were partly right.', seen },
  });
const callOff = (work: Working, because: 'rep' | 'business' = 'rep') =>
  admin.call(disputeReviewApi.cancel, {
    params: params(work),
    body: { reason: 'The account is suspended.', because },
  });
const statusesOf = async ({ rep, engagement }: Working) =>
  (await rep.call(engagementsApi.show, { params: { engagementId: engagement.id } })).milestones.map(
    ({ status }) => status,
  );

async function disputed(hoursAfter = 0, changes?: Parameters<typeof coming>[2]): Promise<Working> {
  const work = await coming(app, clock, changes);
  await checkIn(work);
  clock.goTo(endOf(work));
  await submitHours(work);
  clock.goTo(endOf(work), hoursAfter);
  await moveBusiness(work, 'dispute');
  return work;
}

test('splits the pay between rep and refund with the fee in proportion, and both sides read the reason', async () => {
  const work = await disputed();
  await decide(work, 95_001);
  await acceptDecision(work);
  const shown = await look(work);
  const shares = { repCents: 85_501, platformCents: 9_500, backCents: 94_999 };
  const decided = { ruling: { reason: 'Both were partly right.', ...shares }, outcome: { by: 'clock', ...shares } };
  expect(shown.disputes).toMatchObject([{ status: 'resolved', ...decided }]);
  for (const side of ['rep', 'business'] as const)
    expect(await work[side].call(disputesApi.show, { params: params(work) })).toMatchObject([decided]);
  expect(await work.rep.call(dashboardsApi.rep, {})).toMatchObject({ totalEarningsCents: 85_501 });
  expect(await auditOf(app, email)).toContain('dispute.decide done Both were partly right.');
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('awards nothing or all of it', async () => {
  const [none, all] = [await disputed(), await disputed()];
  await decide(none, 0);
  await decide(all, 190_000);
  for (const work of [none, all]) await acceptDecision(work);
  const moneyOf = async (work: Working) => (await look(work)).engagement.milestones[0]?.money;
  expect(await moneyOf(none)).toMatchObject({ repCents: 0, platformCents: 0, backCents: 190_000, heldCents: 0 });
  expect(await moneyOf(all)).toMatchObject({ repCents: 171_000, platformCents: 19_000, backCents: 0, heldCents: 0 });
});

test('refuses more than the pay, a second decision, an unread dispute, and a decision after the deadline', async () => {
  const work = await disputed();
  await expectRefusal(decide(work, 190_001), 'dispute.more_than_pay');
  await say(work, 'rep', 'I was there until five.');
  await expectRefusal(decide(work, 100_000, 1), 'dispute.changed');
  await decide(work, 100_000, 2);
  await expectRefusal(decide(work, 100_000, 2), 'engagement.moved_on');

  const silent = await disputed();
  clock.goTo(endOf(silent), 24 * 12);
  await expectRefusal(decide(silent, 190_000), 'engagement.too_late');
  await letTimeDecide(app);
  expect((await look(silent)).disputes[0]?.outcome).toMatchObject({ by: 'clock', backCents: 190_000 });
});

test('above the configured amount a second admin decides, not the one who proposed it', async () => {
  const work = await disputed(0, { dayRateCents: 300_000, compensationCents: 600_000 });
  expect((await decide(work, 300_000)).disputes).toMatchObject([{ outcome: null }]);
  expect((await look(work)).disputes).toMatchObject([{ ruling: null }]);
  await expectRefusal(decide(work, 600_000), 'approval.open_already');
  const { id } = work.engagement;
  await expectRefusal(approveOpen(admin.call, id), 'approval.own');
  const second = await makeAdmin(app, adminPassword, 'reviewer');
  const { call } = await signInAdmin(app, second);
  const { effects, amountCents } = await openProposal(call, id);
  expect(amountCents).toBe(600_000);
  expect(effects.map(({ label, text }) => `${label}: ${text}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^To .+: R2,700\.00$/),
      expect.stringMatching(/^Back to the business: R3,000\.00$/),
    ]),
  );
  await approveOpen(call, id);
  await acceptDecision(work);
  expect((await look(work)).disputes).toMatchObject([{ outcome: { repCents: 270_000 } }]);
  expect(await auditOf(app, second)).toContain('dispute.decide done Both were partly right.');
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a proposed decision is not carried out after a new statement', async () => {
  const work = await disputed(0, { dayRateCents: 300_000, compensationCents: 600_000 });
  await decide(work, 0);
  await say(work, 'rep', 'I was there on both days.');
  const { call } = await signInAdmin(app, await makeAdmin(app));
  await expectRefusal(approveOpen(call, work.engagement.id), 'dispute.changed');
  expect(await statusesOf(work)).toEqual(['disputed']);
});

test('the queue is oldest first, and decided disputes move to the other lists', async () => {
  const second = await disputed(2);
  const first = await disputed(1);
  const idsOf = async (list: 'open' | 'ruled' | 'decided') =>
    (await admin.call(disputeReviewApi.list, { query: { list } })).items.map(({ engagementId }) => engagementId);
  const open = await idsOf('open');
  const places = [first, second].map(({ engagement }) => open.indexOf(engagement.id));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places[1]).toBeGreaterThan(places[0] ?? 0);
  await decide(first, 0);
  expect(await idsOf('open')).not.toContain(first.engagement.id);
  expect(await idsOf('ruled')).toContain(first.engagement.id);
  expect(await idsOf('decided')).not.toContain(first.engagement.id);
  await acceptDecision(first);
  expect(await idsOf('ruled')).not.toContain(first.engagement.id);
  expect(await idsOf('decided')).toContain(first.engagement.id);
});

test('decisions that can be appealed are listed by their own deadline, whichever dispute was opened first', async () => {
  const [early, late] = [await disputed(), await disputed(1)];
  await decide(late, 0);
  clock.goTo(endOf(late), 2);
  await decide(early, 0);
  const ids = [early, late].map(({ engagement }) => engagement.id);
  const placed = async (list: 'ruled' | 'appealed') =>
    (await admin.call(disputeReviewApi.list, { query: { list } })).items
      .map(({ engagementId }) => engagementId)
      .filter((id) => ids.includes(id));
  expect(await placed('ruled')).toEqual(ids.toReversed());
  for (const work of [late, early]) {
    await work.rep.call(disputesApi.appealDecision, {
      params: params(work),
      body: { milestoneId: milestoneOf(work), reason: 'I was there.' },
    });
    clock.goTo(endOf(late), 3);
  }
  expect(await placed('appealed')).toEqual(ids.toReversed());
});

test('an admin reads the whole dispute and opens its files, and both are in the audit log', async () => {
  const work = await disputed();
  const { id: fileId } = await uploadFile(app, work.rep, 'work-evidence');
  await work.rep.call(disputesApi.showFile, { params: params(work), body: { fileId } });
  const shown = await look(work);
  expect(shown).toMatchObject({
    rep: { email: work.rep.email },
    business: { email: work.business.email },
    attendances: [{ kind: 'in' }],
    disputes: [{ evidence: [{ fileId }] }],
    canCallOff: false,
  });
  expect(shown.handIns).toHaveLength(1);
  const { url } = await admin.call(disputeReviewApi.link, { params: { ...params(work), fileId } });
  expect((await fetch(new URL(url, app.url))).status).toBe(200);
  expect(await auditOf(app, email)).toEqual(expect.arrayContaining(['dispute.view done', 'dispute.open_file done']));
});

test('finds a user’s gigs by email address on either side', async () => {
  const work = await accepted(app);
  for (const person of [work.rep, work.business]) {
    const found = await admin.call(disputeReviewApi.search, { query: { email: person.email.toUpperCase() } });
    expect(found).toMatchObject([{ engagementId: work.engagement.id, statuses: ['accepted'] }]);
  }
  expect(await admin.call(disputeReviewApi.search, { query: { email: 'nobody@example.co.za' } })).toEqual([]);
});

test('cancelling refunds what has not begun and frees the place, and cannot be repeated', async () => {
  const work = await accepted(app);
  await agree(work);
  await fundAll(app, work);
  expect(await look(work)).toMatchObject({ canCallOff: true });
  const shown = await callOff(work);
  expect(shown.engagement.milestones).toMatchObject([{ status: 'cancelled', money: { backCents: 190_000 } }]);
  expect(shown.steps[0]).toMatchObject({ move: 'call_off', by: 'administrator', note: 'The account is suspended.' });
  expect(shown.canCallOff).toBe(false);
  await expectRefusal(callOff(work), 'engagement.moved_on');
  expect(await auditOf(app, email)).toContain('engagement.call_off done The account is suspended.');
});

/** What the rep gets and what is refunded, if cancelled that many hours before the start. */
async function calledOffAt(hours: number, because: 'rep' | 'business') {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), hours);
  const { engagement, steps } = await callOff(work, because);
  const [milestone] = engagement.milestones;
  return [steps[0]?.move, milestone?.status, milestone?.money.repCents, milestone?.money.backCents];
}

test('a late cancellation, also after a start that both missed, pays the rep as usual unless the rep is the cause', async () => {
  // Four of sixteen hours at R1,900, less the fee of a tenth.
  const late = ['call_off_as_cancelled', 'cancelled', 42_750, 142_500];
  expect(await calledOffAt(-2, 'business')).toEqual(late);
  expect(await calledOffAt(2, 'business')).toEqual(late);
  for (const hours of [-2, 2]) expect(await calledOffAt(hours, 'rep')).toEqual(['call_off', 'cancelled', 0, 190_000]);
  clock.goTo(new Date());
  const early = await accepted(app);
  await agree(early);
  await fundAll(app, early);
  expect((await callOff(early, 'business')).engagement.milestones[0]?.money).toMatchObject({ backCents: 190_000 });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('what the clock has already decided is not cancelled', async () => {
  const work = await coming(app, clock);
  clock.goTo(endOf(work), 73);
  await expectRefusal(callOff(work, 'business'), 'engagement.moved_on');
});

test('no deadline decides a dispute that the team opened', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  await callOff(work);
  await say(work, 'business', 'Nobody came.');
  clock.goTo(endOf(work), 20 * 24);
  await letTimeDecide(app);
  expect(await statusesOf(work)).toEqual(['disputed']);
});

test('cancelling midway disputes what is in progress, so that both sides say how far it came', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  const shown = await callOff(work);
  expect(shown.disputes).toMatchObject([{ from: 'active', openedBy: 'administrator', spoke: [], statements: [] }]);
  await say(work, 'rep', 'I worked one day.');
  await decide(work, 95_000);
  await acceptDecision(work);
  expect(await statusesOf(work)).toEqual(['resolved']);
});

test('a disputed gig is frozen and cannot be cancelled or withdrawn from', async () => {
  const work = await disputed();
  for (const move of ['cancel', 'accept'] as const)
    await expectRefusal(moveBusiness(work, move), 'engagement.moved_on');
  await expectRefusal(moveRep(work, 'withdraw'), 'engagement.moved_on');
  await expectRefusal(callOff(work), 'engagement.moved_on');
  clock.goTo(startOf(work), 1);
  expect((await look(work)).engagement.milestones[0]?.money.heldCents).toBe(190_000);
});
