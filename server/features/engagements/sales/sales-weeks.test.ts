import { expect, test } from 'vitest';
import { salesApi } from '#contract/engagements/sales.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  checkIn,
  look,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  submitHours,
} from '#test/support/engagements.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { atWork, orderOf, perSale } from '#test/support/sales.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const threeWeeks: NonNullable<Parameters<typeof atWork>[2]> = {
  terms: { ...perSale, bonus: null },
  job: {
    schedule: { kind: 'weekly', weekdays: [...weekdays], weeks: 3, from: '09:00', to: '17:00', breakMinutes: 0 },
    startDate: dayFromNow(10),
    dayRateCents: 50_000,
    compensationCents: 1_050_000,
  },
};

test('sales of a disputed week are left to its decision, and each other week pays for its own', async () => {
  const work = await atWork(app, clock, threeWeeks);
  const weeks = work.engagement.milestones.map(({ startsAt, endsAt }) => ({
    start: startsAt ?? '',
    end: endsAt ?? '',
  }));
  const [first, second, third] = weeks as [Week, Week, Week];
  const sell = (count: number, { start }: Week) =>
    Promise.all(
      Array.from({ length: count }, () => {
        const at = new Date(new Date(start).getTime() + 60_000).toISOString();
        return work.business.call(salesApi.enter, { body: orderOf(work, { at }) });
      }),
    );
  const begin = async ({ start }: Week) => {
    clock.goTo(start, -20);
    await moveRep(work, 'confirm');
    clock.goTo(start, -0.5);
    await checkIn(work);
    clock.goTo(start, 1);
  };
  const earned = async (number: number) => {
    const { milestones } = await look(work);
    const one = milestones.find((milestone) => milestone.number === number);
    return { status: one?.status, earned: (one?.money.repCents ?? 0) + (one?.money.platformCents ?? 0) };
  };

  const [paid] = await sell(1, first);
  clock.goTo(first.end, 1);
  await submitHours(work, 1);
  await begin(second);
  await sell(3, second);
  clock.goTo(first.end, 24.1);
  await moveBusiness(work, 'accept');
  // R3,500 and one sale at R50: what was sold in the second week is its own.
  expect(await earned(1)).toEqual({ status: 'completed', earned: 355_000 });
  // What was paid is final: a refund takes nothing from later weeks. A sale recorded since is not paid yet.
  const voided = (saleId = '') =>
    work.business.call(salesApi.cancel, { params: { saleId }, body: { reason: 'Returned' } });
  await expectRefusal(voided(paid?.id), 'sale.paid');
  const [late] = await sell(1, first);
  expect(await voided(late?.id)).toMatchObject({ status: 'void' });

  clock.goTo(second.end, 1);
  await submitHours(work, 2);
  await moveBusiness(work, 'dispute');
  await begin(third);
  await sell(2, third);
  clock.goTo(third.end, 1);
  await submitHours(work, 3);
  const [later] = await sell(1, first);
  clock.goTo(third.end, 24.1);
  await moveBusiness(work, 'accept');
  expect(await earned(2)).toMatchObject({ status: 'disputed' });
  // The last week has the cents that the division of the pay leaves.
  expect(await earned(3)).toEqual({ status: 'completed', earned: 365_002 });
  // It paid for the late sale of the first week as well, which is final.
  await expectRefusal(voided(later?.id), 'sale.paid');
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a sale after the hours of a week is paid with it where the next week is cancelled', async () => {
  const work = await atWork(app, clock, threeWeeks);
  const [first, second] = work.engagement.milestones;
  clock.goTo(first?.endsAt ?? '', 1);
  await submitHours(work, 1);
  await app.database.pool.query(`update milestones set status = 'cancelled' where id = $1`, [second?.id]);
  clock.goTo(second?.startsAt ?? '', 1);
  const at = new Date(new Date(second?.startsAt ?? '').getTime() + 60_000).toISOString();
  await work.business.call(salesApi.enter, { body: orderOf(work, { at }) });
  clock.goTo(first?.endsAt ?? '', 24.1);
  await moveBusiness(work, 'accept');
  const { milestones } = await look(work);
  expect(milestones.slice(0, 2).map(({ status }) => status)).toEqual(['completed', 'cancelled']);
  const { repCents = 0, platformCents = 0 } = milestones[0]?.money ?? {};
  expect(repCents + platformCents).toBe(355_000);
});

interface Week {
  readonly start: string;
  readonly end: string;
}
