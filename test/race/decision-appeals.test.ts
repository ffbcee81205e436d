import { expect, test } from 'vitest';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import {
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
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { won } from '#test/support/outcomes.ts';

const [app, other] = await openTwoTestApps({ work: false });
await payGigsHere(app);
const clock = productClock();
const admins = [
  await signInAdmin(app, await makeAdmin(app)),
  await signInAdmin(other, await makeAdmin(other)),
  await signInAdmin(other, await makeAdmin(other)),
] as const;
const rounds = 4;

const decide = (admin: (typeof admins)[number], { engagement }: Working, repCents: number, seen: number) =>
  admin.call(disputeReviewApi.decide, {
    params: { engagementId: engagement.id },
    body: { milestoneId: engagement.milestones[0]?.id ?? '', repCents, reason: 'As it was.', seen },
  });

const given = ({ engagement }: Working) => ({
  params: { engagementId: engagement.id },
  body: { milestoneId: engagement.milestones[0]?.id ?? '', reason: 'I was there.' },
});
const appeal = (work: Working, side: 'rep' | 'business') => work[side].call(disputesApi.appealDecision, given(work));
const accept = (work: Working, side: 'rep' | 'business') => work[side].call(disputesApi.acceptDecision, given(work));

/** Disputed, and half of the pay awarded. */
async function ruled(): Promise<Working> {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(endOf(work));
  await submitHours(work);
  await moveBusiness(work, 'dispute');
  await decide(admins[0], work, 95_000, 1);
  return work;
}

const count = (moves: readonly string[], name: string) => moves.filter((move) => move === name).length;

test('of two concurrent appeals, by one side or by both, one succeeds', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [twice, both] = [await ruled(), await ruled()];
    expect(won(await Promise.allSettled([appeal(twice, 'rep'), appeal(twice, 'rep')]))).toBe(1);
    expect(won(await Promise.allSettled([appeal(both, 'rep'), appeal(both, 'business')]))).toBe(1);
    for (const work of [twice, both]) {
      const { status, money, moves } = await look(work);
      expect([status, money?.heldCents, count(moves, 'appeal_decision')]).toEqual(['disputed', 190_000, 1]);
    }
  }
});

test('an appeal concurrent with the acceptance of both: it is appealed or carried out, never both', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const work = await ruled();
    await accept(work, 'rep');
    await Promise.allSettled([accept(work, 'business'), appeal(work, 'business')]);
    const { status, money, moves } = await look(work);
    const appealed = count(moves, 'appeal_decision');
    expect(count(moves, 'carry_out')).toBe(1 - appealed);
    expect([status, money?.heldCents]).toEqual(appealed ? ['disputed', 190_000] : ['resolved', 0]);
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('two servers carry out a decision once, and a late appeal does not stop it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const work = await ruled();
    clock.goTo(endOf(work), 73);
    const late = appeal(work, 'rep');
    const [refused] = await Promise.allSettled([late, letTimeDecide(app), letTimeDecide(other), letTimeDecide(app)]);
    expect(refused.status).toBe('rejected');
    await letTimeDecide(app);
    const { status, money, moves } = await look(work);
    expect([status, count(moves, 'carry_out')]).toEqual(['resolved', 1]);
    expect(money).toMatchObject({ heldCents: 0, repCents: 85_500, platformCents: 9_500, backCents: 95_000 });
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('both accept concurrently: it is carried out once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const work = await ruled();
    expect(won(await Promise.allSettled([accept(work, 'rep'), accept(work, 'business')]))).toBe(2);
    const { status, moves } = await look(work);
    expect([status, count(moves, 'carry_out')]).toEqual(['resolved', 1]);
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('of two final decisions and the end of their time, one moves the money', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const work = await ruled();
    await appeal(work, 'business');
    const late = round % 2 === 1;
    if (late) clock.goTo(endOf(work), 24 * 14 + 1);
    const [, mine, theirs] = admins;
    const all = [decide(mine, work, 0, 2), decide(theirs, work, 190_000, 2), letTimeDecide(app), letTimeDecide(other)];
    expect(won(await Promise.allSettled(all))).toBe(late ? 2 : 3);
    await letTimeDecide(app);
    const { status, money, moves } = await look(work);
    expect([status, count(moves, 'decide') + count(moves, 'carry_out')]).toEqual(['resolved', 1]);
    expect(late ? [85_500] : [0, 171_000]).toContain(money?.repCents);
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});
