import { expect, test } from 'vitest';
import { standingByApi } from '#contract/applications/standby.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { fundingApi } from '#contract/engagements/funding.ts';
import { teamApi } from '#contract/engagements/team.ts';
import { termsApi } from '#contract/engagements/terms.ts';
import { standbyApi } from '#contract/trust/standby.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  checkIn,
  letTimeDecide,
  look,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
} from '#test/support/engagements.ts';
import { fundedByCard, onlyWork } from '#test/support/funded.ts';
import { startFunding } from '#test/support/funding.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { listNews } from '#test/support/news.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import type { Person } from '#test/support/people.ts';
import {
  accept,
  chooseStandby,
  offerPlace,
  offerPlaces,
  offersTo,
  readOffer,
  standingBy,
} from '#test/support/standing-by.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
await payGigsHere(app);
const clock = productClock();

const day = dayFromNow(10);
const at = (time: string) => new Date(`${day}T${time}:00+02:00`).toISOString();
const schedule = { kind: 'days' as const, dates: [day], from: '08:00', to: '17:00', breakMinutes: 60 };

/** The beginning of moments in that minute, so many hours later: the clock of a test runs on. */
const minuteOf = (moment: string, hours = 0) =>
  new RegExp(`^${new Date(Date.parse(moment) + hours * 3_600_000).toISOString().slice(0, 16)}`);

/** A paid gig at R950 from 08:00 to 17:00 whose rep doesn’t come, which the business reports at 09:05. */
async function missed(reps: number, { automatic = false, dates = [day], positions = 1 } = {}) {
  clock.goTo(new Date());
  const work = onlyWork(await fundedByCard(app, payfast, 1, { positions, schedule: { ...schedule, dates } }));
  const bench = await standingBy(app, work, reps, at('12:00'));
  if (automatic) await chooseStandby(work, true);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(at('09:05'));
  await moveBusiness(work, 'report_no_show');
  return { work, bench, lindiwe: bench[0] as Person };
}

const ofGig = ({ work }: Pick<Awaited<ReturnType<typeof missed>>, 'work'>) =>
  work.business.call(standbyApi.ofGig, { params: { engagementId: work.engagement.id } });

const stepIn = async (rep: Person, arrivesAt: string) => accept(rep, await readOffer(rep, arrivesAt), arrivesAt);

test('after a no-show the rest of the day is offered, agreed to by the hour of arrival and paid for anew', async () => {
  const all = await missed(2);
  const { work, bench, lindiwe } = all;
  expect(await ofGig(all)).toMatchObject({
    available: 2,
    rest: {
      ...{ from: at('09:40'), latestFrom: at('12:30'), until: at('17:00') },
      // Six hours and twenty minutes of eight at the earliest arrival, and four hours at the least.
      ...{ mostCents: 75_209, leastCents: 47_500 },
      held: { cents: 95_000, backAt: expect.stringMatching(minuteOf(at('09:05'), 72)) },
    },
  });
  await offerPlace(work, true);
  expect((await ofGig(all)).place).toMatchObject({
    rest: true,
    offers: [{ answerBy: expect.stringMatching(minuteOf(at('09:25'))) }, {}],
  });
  const [listed] = await offersTo(lindiwe);
  expect(listed).toMatchObject({ startsAt: at('09:40'), restUntil: at('17:00'), takeHomeCents: 75_209 - 7_521 });
  const offer = await readOffer(lindiwe, at('10:00'));
  expect(offer).toMatchObject({ startsAt: at('10:00'), takeHomeCents: 64_125, minutesAMonth: 120 });
  expect(offer.text).toContain('10:00');
  expect(offer.text).toContain('R712.50');
  const late = bench[1] as Person;
  const lateOffer = await readOffer(late);
  const { engagementId, paid } = await accept(lindiwe, offer, at('10:00'));
  expect(paid).toBe(false);
  await expectRefusal(accept(late, lateOffer), 'standby.place_taken');
  const { inForce } = await lindiwe.call(termsApi.show, { params: { engagementId } });
  expect(inForce).toMatchObject({ text: offer.text, sha256: offer.sha256 });

  const { items } = await work.business.call(fundingApi.due, {});
  expect(items).toMatchObject([{ engagementId, priceCents: 71_250, keptCents: 0 }]);
  await payfast.pay((await startFunding(work.business)).form);
  expect(await lindiwe.call(engagementsApi.show, { params: { engagementId } })).toMatchObject({
    milestones: [{ status: 'confirmed', startsAt: at('10:00'), endsAt: at('17:00'), money: { heldCents: 71_250 } }],
  });
  expect(await look(work)).toMatchObject({ status: 'no_show', money: { heldCents: 95_000 } });
  expect((await ofGig(all)).place?.filled).toMatchObject({ engagementId, arrivesAt: at('10:00'), payBy: null });

  // She is late after the arrival that she agreed to, and hours count from there.
  const presence = async () =>
    (await work.business.call(teamApi.near, {})).shifts.find((one) => one.engagementId === engagementId)?.presence;
  clock.goTo(at('09:59'));
  expect(await presence()).toBe('expected');
  clock.goTo(at('10:01'));
  expect(await presence()).toBe('late');
  const [engagement] = (await lindiwe.call(engagementsApi.ofRep, { query: {} })).items;
  if (!engagement) throw new Error('She steps in.');
  await checkIn({ ...work, rep: lindiwe, engagement });
  clock.goTo(at('17:00'), 72);
  await letTimeDecide(app);
  expect(await look(work)).toMatchObject({ status: 'no_show', money: { heldCents: 0, backCents: 95_000 } });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('terms for another arrival, and arrivals too soon, too late or in between, are refused', async () => {
  const { work, lindiwe } = await missed(1);
  await offerPlace(work, true);
  const offer = await readOffer(lindiwe, at('10:00'));
  await expectRefusal(accept(lindiwe, offer, at('10:10')), 'engagement.terms_changed');
  for (const time of ['09:10', '10:05', '12:40'])
    await expectRefusal(accept(lindiwe, offer, at(time)), 'standby.arrival_invalid');
  // What was chosen at 09:05 holds while it is read and signed, not longer.
  const soon = await readOffer(lindiwe);
  clock.goTo(at('09:24'));
  await accept(lindiwe, soon, at('09:40'));
});

test('the rest is offered only by a business that read what it costs, and while enough of the day is left', async () => {
  const all = await missed(1);
  await expectRefusal(offerPlace(all.work), 'standby.no_place');
  clock.goTo(at('11:59'));
  expect((await ofGig(all)).rest).toMatchObject({ from: at('12:30'), latestFrom: at('12:30') });
  clock.goTo(at('12:00'));
  expect(await ofGig(all)).toMatchObject({ rest: null, available: 0 });
  await expectRefusal(offerPlace(all.work, true), 'standby.no_place');
});

test('until when the rest can be offered is what the business reads, and nothing once that is over', async () => {
  const all = await missed(2);
  expect((await ofGig(all)).rest).toMatchObject({ offerUntil: at('12:00') });
  const unfilled = async () =>
    (await listNews(app, all.work.business)).filter(({ kind }) => kind === 'standby.unfilled');
  await offerPlace(all.work, true);
  for (const rep of all.bench) {
    const { id: offerId } = await readOffer(rep);
    await rep.call(standbyApi.decline, { params: { offerId } });
  }
  expect(await unfilled()).toMatchObject([{ rest: true, againUntil: at('12:00') }]);
  await standingBy(app, all.work, 1, at('12:00'));
  await offerPlace(all.work, true);
  clock.goTo(at('12:00'), 0.01);
  await offerPlaces(app);
  const [last, first] = await unfilled();
  expect(first).toHaveProperty('againUntil');
  expect(last).not.toHaveProperty('againUntil');
});

test('a rest that the business offers with a click isn’t a place that was offered by itself', async () => {
  clock.goTo(new Date());
  const work = onlyWork(await fundedByCard(app, payfast, 1, { schedule }));
  const [first] = await standingBy(app, work, 1, at('12:00'));
  await chooseStandby(work, true);
  await moveRep(work, 'withdraw');
  await offerPlaces(app);
  const { id: offerId } = await readOffer(first as Person);
  await (first as Person).call(standbyApi.decline, { params: { offerId } });
  expect((await ofGig({ work })).place).toMatchObject({ status: 'closed', automatic: true });
  await standingBy(app, work, 1, at('12:00'));
  clock.goTo(at('08:20'));
  await offerPlace(work, true);
  expect((await ofGig({ work })).place).toMatchObject({ status: 'open', rest: true, automatic: false });
});

test('a rep still on standby for the rest of a day finds the job among theirs', async () => {
  const { lindiwe } = await missed(1);
  const listed = async () => (await lindiwe.call(standingByApi.list, {})).items.map(({ shifts }) => shifts);
  expect(await listed()).toEqual([[{ day, startsAt: at('08:00'), endsAt: at('17:00') }]]);
  clock.goTo(at('12:00'));
  expect(await listed()).toEqual([]);
});

test('whole days aren’t offered as a rest, and days that haven’t begun come first', async () => {
  const all = await missed(1, { dates: [day, dayFromNow(11)] });
  expect(await ofGig(all)).toMatchObject({ rest: null, available: 1 });
  await expectRefusal(offerPlace(all.work, true), 'standby.no_place');
});

test('a business that lets places be offered by themselves still decides about the rest of a day', async () => {
  const all = await missed(1, { automatic: true });
  await offerPlaces(app);
  expect((await ofGig(all)).place).toBeNull();
  expect((await listNews(app, all.work.business)).map(({ kind }) => kind)).not.toContain('standby.unfilled');
  await offerPlace(all.work, true);
  expect(await offersTo(all.lindiwe)).toHaveLength(1);
});

const withdrawn = ({ work }: Awaited<ReturnType<typeof missed>>) => moveBusiness(work, 'vouch');
const checkedIn = ({ work }: Awaited<ReturnType<typeof missed>>) => checkIn(work);

test.each([
  ['the business withdraws its report', 1, withdrawn],
  ['the rep checks in late after all', 1, checkedIn],
  ['the business withdraws its report', 3, withdrawn],
  ['the rep checks in late after all', 3, checkedIn],
])('while an offer is open, %s: of %i places, that one is taken', async (_, positions, back) => {
  const all = await missed(1, { positions });
  await offerPlace(all.work, true);
  const offer = await readOffer(all.lindiwe);
  await back(all);
  await expectRefusal(accept(all.lindiwe, offer), 'standby.place_taken');
  await offerPlaces(app);
  expect((await ofGig(all)).place).toMatchObject({ status: 'closed', offers: [{ status: 'taken' }] });
});

test('a rep who checks in after the replacement was booked works too, and each is paid from their own money', async () => {
  const all = await missed(1);
  await offerPlace(all.work, true);
  const { engagementId } = await stepIn(all.lindiwe, at('10:00'));
  await payfast.pay((await startFunding(all.work.business)).form);
  await checkIn(all.work);
  expect(await look(all.work)).toMatchObject({ status: 'active', money: { heldCents: 95_000 } });
  expect(await all.lindiwe.call(engagementsApi.show, { params: { engagementId } })).toMatchObject({
    milestones: [{ status: 'confirmed', money: { heldCents: 71_250 } }],
  });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a replacement that isn’t paid for before the arrival expires, and costs the rep nothing', async () => {
  const all = await missed(1);
  await offerPlace(all.work, true);
  const { engagementId } = await stepIn(all.lindiwe, at('10:00'));
  const { payBy } = (await ofGig(all)).place?.filled ?? {};
  expect(payBy && payBy < at('10:00')).toBe(true);
  clock.goTo(payBy ?? '', 0.01);
  await letTimeDecide(app);
  expect(await all.lindiwe.call(engagementsApi.show, { params: { engagementId } })).toMatchObject({
    milestones: [{ status: 'lapsed' }],
  });
});
