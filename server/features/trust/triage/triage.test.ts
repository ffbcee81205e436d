import { expect, test } from 'vitest';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { triageApi } from '#contract/trust/triage.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import {
  acceptDecision,
  checkIn,
  checkOut,
  coming,
  endOf,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { nameDay } from '#texts/jobs/schedule.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);

const params = ({ engagement }: Working) => ({ engagementId: engagement.id });
const show = (work: Working) => admin.call(triageApi.show, { params: params(work) });

/** Two days of eight hours: four were worked on the first, eight on the second. */
async function disputed(): Promise<Working> {
  const work = await coming(app, clock);
  for (const [from, hours] of [
    [0, 4],
    [24, 8],
  ] as const) {
    clock.goTo(startOf(work), from);
    await checkIn(work);
    clock.goTo(startOf(work), from + hours);
    await checkOut(work);
  }
  clock.goTo(endOf(work), 0.1);
  await submitHours(work);
  await work.business.call(engagementsApi.moveAsBusiness, {
    params: params(work),
    body: { move: 'dispute', note: 'She left at one on the first day.', proposedCents: 95_000 },
  });
  return work;
}

test('proposes the recorded hours, with the records, the rule and the reasons', async () => {
  const work = await disputed();
  const [triaged] = (await show(work)).disputes;
  expect(triaged).toMatchObject({
    agreed: 'Nothing yet. The business offers R950.00. The rep hasn’t proposed an amount.',
    splitCents: 142_500,
    rule: 'The rep earns the part of the pay that was worked. Each day counts by the lesser of its recorded and submitted hours.',
    reasons: ['12 h of 16 h is R1,425.00 of R1,900.00.'],
  });
  expect(triaged?.events).toEqual([
    'Agreed: 16 h of paid time.',
    'From check-in to check-out, without breaks and with agreed travel: 12 h.',
    'Submitted: 16 h.',
  ]);
  expect(await auditOf(app, email)).toContain('dispute.triage done');
});

test('counts a day without a check-in as none, and says so', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(startOf(work), 8);
  await checkOut(work);
  clock.goTo(endOf(work), 0.1);
  await submitHours(work);
  const body = { move: 'dispute', note: 'She came on the first day alone.' } as const;
  await work.business.call(engagementsApi.moveAsBusiness, { params: params(work), body });
  const [triaged] = (await show(work)).disputes;
  expect(triaged).toMatchObject({ splitCents: 95_000, reasons: ['8 h of 16 h is R950.00 of R1,900.00.'] });
  const [, second] = work.engagement.milestones[0]?.days ?? [];
  expect(triaged?.events).toEqual([
    'Agreed: 16 h of paid time.',
    'From check-in to check-out, without breaks and with agreed travel: 8 h 30 min on 1 of 2 days.',
    'Submitted: 16 h.',
    `${nameDay(second as string)} has submitted hours but no check-in, so it counts as 0 h.`,
  ]);
});

test('counts a day without a check-out and submitted hours as none, and says so', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(startOf(work), 4);
  const body = { move: 'dispute', note: 'She left at noon.' } as const;
  await work.business.call(engagementsApi.moveAsBusiness, { params: params(work), body });
  const [triaged] = (await show(work)).disputes;
  const [first] = work.engagement.milestones[0]?.days ?? [];
  expect(triaged).toMatchObject({ splitCents: 0, reasons: ['0 h of 16 h is R0.00 of R1,900.00.'] });
  expect(triaged?.events).toEqual([
    'Agreed: 16 h of paid time.',
    'No day has both a check-in and a check-out.',
    'No hours were submitted.',
    `${nameDay(first as string)} has no check-out and no submitted hours, so it counts as 0 h.`,
  ]);
});

test('stays between both proposals, and lists earlier decisions of the same kind', async () => {
  const [before, work] = [await disputed(), await disputed()];
  await admin.call(disputeReviewApi.decide, {
    params: params(before),
    body: { milestoneId: before.engagement.milestones[0]?.id ?? '', repCents: 100_000, reason: 'Half a day.', seen: 1 },
  });
  await acceptDecision(before);
  const body = { text: 'I stayed on the second day.', proposedCents: 120_000 };
  await work.rep.call(disputesApi.state, { params: params(work), body });
  const { disputes, timeline } = await show(work);
  expect(disputes[0]).toMatchObject({
    agreed: 'The rep gets at least R950.00 and at most R1,200.00.',
    splitCents: 120_000,
    reasons: ['12 h of 16 h is R1,425.00 of R1,900.00.', 'The rep asks for less, so R1,200.00 is proposed.'],
  });
  expect(disputes[0]?.similar).toContainEqual(
    expect.objectContaining({ engagementId: before.engagement.id, payCents: 190_000, earnedCents: 100_000 }),
  );
  expect(timeline.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['The rep checked out', 'The business opened a dispute']),
  );
  expect((await show(before)).disputes).toEqual([]);
});
