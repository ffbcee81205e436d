import { expect, test } from 'vitest';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { cancelGigsOfSuspended } from '#server/features/engagements/disputes/commands/cancel-gigs-of-suspended.ts';
import { adminPassword, approveOpen, makeAdmin, openProposal, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  acceptDecision,
  checkIn,
  coming,
  endOf,
  letTimeDecide,
  look,
  moveBusiness,
  payGigsHere,
  productClock,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const [first, second, third] = [
  await signInAdmin(app, await makeAdmin(app)),
  await signInAdmin(app, await makeAdmin(app, adminPassword, 'reviewer')),
  await signInAdmin(app, await makeAdmin(app, adminPassword, 'reviewer')),
];
type Admin = typeof first;

const params = ({ engagement }: Working) => ({ engagementId: engagement.id });
const milestoneOf = ({ engagement }: Working) => engagement.milestones[0]?.id ?? '';
const decide = (admin: Admin, work: Working, repCents: number, seen = 1) =>
  admin.call(disputeReviewApi.decide, {
    params: params(work),
    body: { milestoneId: milestoneOf(work), repCents, reason: `By our records, ${repCents}.`, seen },
  });
const appeal = (work: Working, side: 'rep' | 'business' = 'rep') =>
  work[side].call(disputesApi.appealDecision, {
    params: params(work),
    body: { milestoneId: milestoneOf(work), reason: 'I stayed until five.' },
  });
const accept = (work: Working, side: 'rep' | 'business') =>
  work[side].call(disputesApi.acceptDecision, { params: params(work), body: { milestoneId: milestoneOf(work) } });
const review = async (admin: Admin, work: Working) =>
  (await admin.call(disputeReviewApi.show, { params: params(work) })).disputes[0];
const chargeBack = (work: Working) =>
  app.database.pool.query('update milestones set charged_back_at = now(), due_at = null where engagement_id = $1', [
    work.engagement.id,
  ]);

/** Disputed by the business at the end of the work. */
async function disputed(changes?: Parameters<typeof coming>[2]): Promise<Working> {
  const work = await coming(app, clock, changes);
  await checkIn(work);
  clock.goTo(endOf(work));
  await submitHours(work);
  await moveBusiness(work, 'dispute');
  return work;
}

test('a decision is held until the time to appeal is over, then carried out once, and both read the reason', async () => {
  const work = await disputed();
  await decide(first, work, 95_000);
  for (const side of ['rep', 'business'] as const) {
    const [shown] = await work[side].call(disputesApi.show, { params: params(work) });
    expect(shown).toMatchObject({
      ...{ status: 'disputed', open: false, outcome: null, heldCents: 190_000 },
      ruling: { reason: 'By our records, 95000.', repCents: 85_500, backCents: 95_000, acceptedBy: [], appeal: null },
    });
    const end = new Date(endOf(work)).getTime() + 72 * 3_600_000;
    expect(Math.abs(new Date(shown?.ruling?.appealBy ?? 0).getTime() - end)).toBeLessThan(60_000);
  }
  expect((await look(work)).deadline).toMatchObject({ kind: 'appeal_decision' });
  clock.goTo(endOf(work), 71.9);
  await letTimeDecide(app);
  expect((await look(work)).money).toMatchObject({ heldCents: 190_000, repCents: 0 });
  clock.goTo(endOf(work), 72.1);
  await expectRefusal(appeal(work), 'engagement.too_late');
  await letTimeDecide(app);
  await letTimeDecide(app);
  const { money, moves } = await look(work);
  expect(money).toMatchObject({ heldCents: 0, repCents: 85_500, platformCents: 9_500, backCents: 95_000 });
  expect(moves.filter((move) => move === 'carry_out')).toHaveLength(1);
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('both sides accept it, and it is carried out at once; a side that accepted cannot appeal', async () => {
  const work = await disputed();
  await decide(first, work, 190_000);
  const [shown] = await accept(work, 'rep');
  expect(shown).toMatchObject({ status: 'disputed', ruling: { acceptedBy: ['rep'] } });
  await expectRefusal(appeal(work, 'rep'), 'engagement.moved_on');
  await expectRefusal(accept(work, 'rep'), 'engagement.moved_on');
  const [done] = await accept(work, 'business');
  expect(done).toMatchObject({ status: 'resolved', outcome: { by: 'clock', repCents: 171_000 } });
  await expectRefusal(appeal(work, 'business'), 'engagement.moved_on');
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('one side appeals once, and another admin decides finally: only the final decision moves money', async () => {
  const work = await disputed();
  await expectRefusal(appeal(work), 'engagement.moved_on');
  await decide(first, work, 0);
  await appeal(work);
  for (const side of ['rep', 'business'] as const) await expectRefusal(appeal(work, side), 'engagement.moved_on');
  await expectRefusal(accept(work, 'business'), 'engagement.moved_on');
  const [shown] = await work.business.call(disputesApi.show, { params: params(work) });
  expect(shown).toMatchObject({
    open: true,
    ruling: { appealBy: null, appeal: { by: 'rep', reason: 'I stayed until five.' } },
  });
  expect(await review(first, work)).toMatchObject({ decides: null, ownDecision: true });
  expect(await review(second, work)).toMatchObject({ decides: 'final', ownDecision: false });
  await expectRefusal(decide(first, work, 95_000, 2), 'dispute.own_decision');
  // The appeal counts as an entry that has to be read.
  await expectRefusal(decide(second, work, 95_000, 1), 'dispute.changed');
  clock.goTo(endOf(work), 24 * 10);
  await letTimeDecide(app);
  expect((await look(work)).status).toBe('disputed');
  await decide(second, work, 95_000, 2);
  const { money, moves } = await look(work);
  expect(money).toMatchObject({ heldCents: 0, repCents: 85_500, backCents: 95_000 });
  expect(moves.slice(-3)).toEqual(['rule', 'appeal_decision', 'decide']);
  await expectRefusal(decide(third, work, 0, 2), 'engagement.moved_on');
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('without a final decision in time the first one stands, whatever else was stated', async () => {
  const work = await disputed();
  await decide(first, work, 95_000);
  await appeal(work, 'business');
  await work.rep.call(disputesApi.state, { params: params(work), body: { text: 'The records are right.' } });
  clock.goTo(endOf(work), 24 * 14 + 1);
  await expectRefusal(decide(second, work, 0, 3), 'engagement.too_late');
  await letTimeDecide(app);
  expect(await look(work)).toMatchObject({ status: 'resolved', money: { repCents: 85_500 } });
});

test('above the configured amount neither the proposer nor the approver of the first decision takes part in the final one', async () => {
  const work = await disputed({ dayRateCents: 300_000, compensationCents: 600_000 });
  const { id } = work.engagement;
  await decide(first, work, 300_000);
  await approveOpen(second.call, id);
  await appeal(work);
  for (const admin of [first, second]) await expectRefusal(decide(admin, work, 0, 2), 'dispute.own_decision');
  await decide(third, work, 600_000, 2);
  expect((await openProposal(second.call, id)).effects).toContainEqual({
    label: 'Appeal',
    text: 'Not possible: this decision is final',
  });
  for (const admin of [first, second]) await expectRefusal(approveOpen(admin.call, id), 'dispute.own_decision');
  const fourth = await signInAdmin(app, await makeAdmin(app));
  await approveOpen(fourth.call, id);
  expect(await look(work)).toMatchObject({ status: 'resolved', money: { repCents: 540_000 } });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('after a chargeback the first admin may decide again, finally, and no timer carries out what was decided before', async () => {
  const [ruled, appealed] = [await disputed(), await disputed()];
  for (const work of [ruled, appealed]) await decide(first, work, 95_000);
  await appeal(appealed);
  for (const work of [ruled, appealed]) await chargeBack(work);
  clock.goTo(endOf(appealed), 24 * 40);
  await letTimeDecide(app);
  await expectRefusal(appeal(ruled), 'engagement.moved_on');
  expect(await review(first, appealed)).toMatchObject({ decides: 'final', ownDecision: false });
  for (const [work, seen] of [
    [ruled, 1],
    [appealed, 2],
  ] as const) {
    expect((await look(work)).status).toBe('disputed');
    await decide(first, work, 190_000, seen);
    expect(await look(work)).toMatchObject({ status: 'resolved', money: { repCents: 171_000 } });
  }
});

test('the suspension of a side does not stop a decision that was made before', async () => {
  const [ruled, open] = [await disputed(), await disputed()];
  await decide(first, ruled, 95_000);
  for (const { rep } of [ruled, open])
    await app.services.transaction((tx) => cancelGigsOfSuspended(tx, { userId: rep.userId }));
  clock.goTo(endOf(ruled), 72.1);
  await letTimeDecide(app);
  expect((await review(second, ruled))?.outcome).toMatchObject({ repCents: 85_500 });
  expect(await review(second, open)).toMatchObject({ decides: 'first', outcome: null, stateBy: null });
});

test('only the two sides of the gig answer its decision, and only that milestone’s', async () => {
  const [work, other] = [await disputed(), await disputed()];
  await decide(first, work, 0);
  const stranger = await signUpRep(app);
  for (const endpoint of [disputesApi.acceptDecision, disputesApi.appealDecision] as const) {
    const body = { milestoneId: milestoneOf(work), reason: 'Because.' };
    await expectRefusal(stranger.call(endpoint, { params: params(work), body }), 'engagement.not_found');
    await expectRefusal(other.rep.call(endpoint, { params: params(other), body }), 'engagement.not_found');
  }
  await acceptDecision(work);
  expect((await look(other)).status).toBe('disputed');
});
