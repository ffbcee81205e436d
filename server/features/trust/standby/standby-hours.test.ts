import { expect, test } from 'vitest';
import { teamApi } from '#contract/engagements/team.ts';
import { standbyApi } from '#contract/trust/standby.ts';
import { moveRep, payGigsHere, productClock, startOf } from '#test/support/engagements.ts';
import { fundedByCard, onlyWork } from '#test/support/funded.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import type { Person } from '#test/support/people.ts';
import { accept, chooseStandby, offerPlace, readOffer, standingBy } from '#test/support/standing-by.ts';

const { app, payfast } = await openPayfastApp({ work: false });
await payGigsHere(app);
const clock = productClock();

/** Eight paid hours. */
const oneDay = {
  schedule: { kind: 'days' as const, dates: [dayFromNow(10)], from: '08:00', to: '17:00', breakMinutes: 60 },
};
const withIt = Math.round((8 * 60) / 3);

async function droppedOut(hoursBefore: number) {
  const work = onlyWork(await fundedByCard(app, payfast, 1, oneDay));
  const [lindiwe] = (await standingBy(app, work, 1)) as [Person];
  await chooseStandby(work);
  if (hoursBefore < 16) {
    clock.goTo(startOf(work), -20);
    await moveRep(work, 'confirm');
  }
  clock.goTo(startOf(work), -hoursBefore);
  await moveRep(work, 'withdraw');
  return { work, lindiwe };
}

test('both sides see the rep’s hours with the business before a place is offered and accepted', async () => {
  const { work, lindiwe } = await droppedOut(30);
  const ofGig = () => work.business.call(standbyApi.ofGig, { params: { engagementId: work.engagement.id } });
  expect((await ofGig()).reps).toMatchObject([{ repName: 'Thabo Mokoena', minutesAMonth: withIt }]);
  await offerPlace(work);
  expect((await ofGig()).place?.offers).toMatchObject([{ minutesAMonth: withIt }]);
  const offer = await readOffer(lindiwe);
  expect(offer.minutesAMonth).toBe(withIt);
  await accept(lindiwe, offer);
  expect((await ofGig()).place?.offers).toMatchObject([{ status: 'accepted', minutesAMonth: null }]);
});

test('a rep from standby is late after the arrival they agreed, not after the start', async () => {
  const { work, lindiwe } = await droppedOut(1 / 6);
  await offerPlace(work);
  const at0840 = new Date(new Date(startOf(work)).getTime() + 40 * 60_000).toISOString();
  const { engagementId } = await accept(lindiwe, await readOffer(lindiwe), at0840);
  const presence = async () =>
    (await work.business.call(teamApi.near, {})).shifts.find((one) => one.engagementId === engagementId)?.presence;
  clock.goTo(at0840, -0.1);
  expect(await presence()).toBe('expected');
  clock.goTo(at0840, 0.1);
  expect(await presence()).toBe('late');
});
