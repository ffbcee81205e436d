import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { standingByApi } from '#contract/applications/standby.ts';
import { weekdays } from '#contract/catalogue/options.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { fundingApi } from '#contract/engagements/funding.ts';
import { termsApi } from '#contract/engagements/terms.ts';
import { standbyApi } from '#contract/trust/standby.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  agree,
  checkIn,
  coming,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { fundedByCard, onlyWork } from '#test/support/funded.ts';
import { agreed } from '#test/support/funding.ts';
import { apply, dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { listNews } from '#test/support/news.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { reliabilityOfRep } from '#test/support/reliability.ts';
import {
  accept,
  chooseStandby,
  offerPlace,
  offerPlaces,
  offersTo,
  readOffer,
  standingBy,
} from '#test/support/standing-by.ts';
import { endTrial } from '#test/support/trials.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
await payGigsHere(app);
const clock = productClock();

const oneDay = {
  schedule: { kind: 'days' as const, dates: [dayFromNow(10)], from: '08:00', to: '17:00', breakMinutes: 60 },
};

/** A paid gig whose rep drops out that long before it starts, with reps on standby. */
async function droppedOut(reps: number, hoursBefore: number, { automatic = false } = {}) {
  const work = onlyWork(await fundedByCard(app, payfast, 1, oneDay));
  const bench = await standingBy(app, work, reps);
  await chooseStandby(work, automatic);
  if (hoursBefore < 16) {
    clock.goTo(startOf(work), -20);
    await moveRep(work, 'confirm');
  }
  clock.goTo(startOf(work), -hoursBefore);
  await moveRep(work, 'withdraw');
  return { work, bench };
}

const ofGig = ({ work }: Awaited<ReturnType<typeof droppedOut>>) =>
  work.business.call(standbyApi.ofGig, { params: { engagementId: work.engagement.id } });

const statusesOf = async (all: Awaited<ReturnType<typeof droppedOut>>) =>
  (await ofGig(all)).place?.offers.map(({ status }) => status);

test('at 07:50 for 08:00 all are asked at once; the first to accept is booked, signed for by both sides and paid with the held money', async () => {
  const all = await droppedOut(3, 1 / 6);
  const { work, bench } = all;
  expect((await ofGig(all)).available).toBe(3);
  await offerPlace(work);
  expect(await statusesOf(all)).toEqual(['open', 'open', 'open']);
  const [lindiwe, late] = bench;
  if (!lindiwe || !late) throw new Error('Three stand by.');
  const offer = await readOffer(lindiwe);
  expect(offer).toMatchObject({ startsAt: startOf(work), answerBy: startOf(work), takeHomeCents: 85_500 });
  const at0840 = new Date(new Date(startOf(work)).getTime() + 40 * 60_000).toISOString();
  const lateOffer = await readOffer(late);
  const { engagementId, paid } = await accept(lindiwe, offer, at0840);
  expect(paid).toBe(true);
  expect(await lindiwe.call(engagementsApi.show, { params: { engagementId } })).toMatchObject({
    milestones: [{ status: 'confirmed', money: { fundedCents: 95_000, heldCents: 95_000 } }],
  });
  const { inForce } = await lindiwe.call(termsApi.show, { params: { engagementId } });
  expect(inForce).toMatchObject({ text: offer.text, sha256: offer.sha256 });
  expect(inForce.signatures.map(({ side }) => side).toSorted()).toEqual(['business', 'rep']);
  expect(await troubleInBooks(pool)).toEqual([]);

  // An acceptance within minutes says nothing about how quickly she answers terms.
  expect((await reliabilityOfRep(app, lindiwe)).entries).toEqual([]);
  await expectRefusal(accept(late, lateOffer), 'standby.place_taken');
  expect(await ofGig(all)).toMatchObject({
    place: { status: 'filled', filled: { engagementId, arrivesAt: at0840 } },
    available: 0,
  });
  expect(await lindiwe.call(standbyApi.ofGig, { params: { engagementId } })).toEqual({
    ...{ place: null, available: 0, reps: [], rest: null, arrivesAt: at0840 },
  });
  expect((await listNews(app, work.business)).find(({ kind }) => kind === 'standby.filled')).toMatchObject({
    arrivesAt: at0840,
    paid: true,
  });
  expect((await listNews(app, late)).map(({ kind }) => kind)).toContain('standby.taken');
  const { offered, filled } = await work.business.call(standbyApi.ofJob, { params: { jobId: work.jobId } });
  expect({ offered, filled }).toEqual({ offered: 1, filled: 1 });
});

test('chosen once, places are offered by themselves, one rep at a time while days are left', async () => {
  const all = await droppedOut(2, 100, { automatic: true });
  await offerPlaces(app);
  const [first, second] = all.bench;
  if (!first || !second) throw new Error('Two stand by.');
  expect(await statusesOf(all)).toEqual(['open']);
  expect((await listNews(app, first))[0]).toMatchObject({ kind: 'standby.offered' });
  expect(await offersTo(second)).toEqual([]);
  const { id: offerId } = await readOffer(first);
  await first.call(standbyApi.decline, { params: { offerId } });
  expect(await statusesOf(all)).toEqual(['declined', 'open']);
  // No answer: the offer expires, and no one is left to ask.
  clock.goTo(startOf(all.work), -80);
  await offerPlaces(app);
  expect(await statusesOf(all)).toEqual(['declined', 'expired']);
  expect((await ofGig(all)).place?.status).toBe('closed');
  expect((await listNews(app, all.work.business))[0]).toMatchObject({ kind: 'standby.unfilled' });
});

test.each([
  ['the rep withdrew from', 'open', (work: Working) => moveRep(work, 'withdraw')],
  ['the business cancelled', undefined, (work: Working) => moveBusiness(work, 'cancel')],
])(
  'after a week that was worked, the place in a week that %s is offered only if the rep dropped out',
  async (_, offered, end) => {
    const work = await coming(app, clock, {
      schedule: { kind: 'weekly', weekdays: [...weekdays], weeks: 3, from: '09:00', to: '17:00', breakMinutes: 0 },
      startDate: dayFromNow(10),
      dayRateCents: 50_000,
      compensationCents: 1_050_000,
    });
    await standingBy(app, work, 1);
    await chooseStandby(work, true);
    await checkIn(work);
    await end(work);
    expect((await ofGig({ work, bench: [] })).place).toBeNull();
    clock.goTo(work.engagement.milestones[0]?.endsAt as string, 1);
    await submitHours(work);
    await moveBusiness(work, 'accept');
    const { rows } = await pool.query('select status from standby_places where engagement_id = $1', [
      work.engagement.id,
    ]);
    expect(rows[0]?.status).toBe(offered);
  },
);

test('an expired or foreign offer, another text and an impossible arrival are refused', async () => {
  const all = await droppedOut(2, 3);
  await offerPlace(all.work);
  const [first, second] = all.bench;
  if (!first || !second) throw new Error('Two stand by.');
  const offer = await readOffer(first);
  await expectRefusal(accept(second, offer), 'standby.not_found');
  await expectRefusal(accept(first, { ...offer, sha256: '0'.repeat(64) }), 'engagement.terms_changed');
  await expectRefusal(
    accept(first, offer, new Date(Date.parse(offer.startsAt) + 3_600_000).toISOString()),
    'standby.arrival_invalid',
  );
  await expectRefusal(
    accept(first, offer, new Date(Date.parse(offer.startsAt) - 1).toISOString()),
    'standby.arrival_invalid',
  );
  clock.goTo(offer.answerBy);
  await expectRefusal(accept(first, offer), 'standby.offer_over');
  expect(await offersTo(first)).toEqual([]);
});

test('without money held for a replacement, the business pays as for any gig', async () => {
  const work = await agreed(app, oneDay);
  const [lindiwe] = (await standingBy(app, work, 1)) as [Person];
  await chooseStandby(work);
  await moveRep(work, 'withdraw');
  await offerPlace(work);
  const { engagementId, paid } = await accept(lindiwe, await readOffer(lindiwe));
  expect(paid).toBe(false);
  const { items } = await work.business.call(fundingApi.due, {});
  expect(items.map((due) => due.engagementId)).toEqual([engagementId]);
  expect((await listNews(app, work.business)).find(({ kind }) => kind === 'standby.filled')).toMatchObject({
    paid: false,
  });
  const seen = async () => {
    const { place } = await ofGig({ work, bench: [lindiwe] });
    const { filled } = await work.business.call(standbyApi.ofJob, { params: { jobId: work.jobId } });
    return { ...place?.filled, counted: filled };
  };
  const waiting = await seen();
  expect(waiting).toMatchObject({ status: 'agreed', payBy: expect.any(String), counted: 1 });
  clock.goTo(waiting.payBy ?? '', 1);
  await letTimeDecide(app);
  expect(await seen()).toMatchObject({ status: 'lapsed', payBy: null, counted: 0 });
});

test('once the business stops, or can’t hire any more, open offers end and no other rep is asked', async () => {
  for (const end of ['stop', 'suspend', 'trial'] as const) {
    clock.goTo(new Date());
    const all = await droppedOut(3, 30);
    const { work, bench } = all;
    await offerPlace(work);
    if (end === 'stop') await work.business.call(standbyApi.stop, { params: { jobId: work.jobId } });
    if (end === 'suspend')
      await pool.query(`update users set banned_until = now() + interval '99 days' where id = $1`, [
        work.business.userId,
      ]);
    if (end === 'trial') await endTrial(app, work.business, 'business');
    clock.goTo(startOf(work), -25);
    await offerPlaces(app);
    const { rows } = await pool.query(
      `select o.status from standby_offers o join standby_places p on p.id = place_id where p.engagement_id = $1`,
      [work.engagement.id],
    );
    expect(rows.map(({ status }) => status)).toEqual(['taken', 'taken']);
    expect((await listNews(app, bench[2] as Person)).filter(({ kind }) => kind === 'standby.offered')).toEqual([]);
    const ofBusiness = (await listNews(app, work.business)).map(({ kind }) => kind);
    expect(ofBusiness).not.toContain('standby.unfilled');
  }
});

test('a rep who no longer stands by frees their turn for the next', async () => {
  const all = await droppedOut(3, 30);
  await offerPlace(all.work);
  const [first] = all.bench as [Person];
  expect(await statusesOf(all)).toEqual(['open', 'open']);
  const [application] = (await first.call(applicationsApi.track, { query: {} })).items;
  await first.call(standingByApi.end, { params: { applicationId: application?.id ?? '' } });
  await offerPlaces(app);
  expect((await statusesOf(all))?.toSorted()).toEqual(['expired', 'open', 'open']);
});

test('those who were asked aren’t asked again, and a click that could ask none is refused', async () => {
  const all = await droppedOut(1, 30);
  const [only] = all.bench as [Person];
  await offerPlace(all.work);
  await only.call(standbyApi.decline, { params: { offerId: (await readOffer(only)).id } });
  expect(await ofGig(all)).toMatchObject({ place: { status: 'closed' }, available: 0 });
  await expectRefusal(offerPlace(all.work), 'standby.no_reps');
  await standingBy(app, all.work, 1);
  expect((await ofGig(all)).available).toBe(1);
  await offerPlace(all.work);
  expect(await statusesOf(all)).toEqual(['declined', 'open']);
});

test('a gig that the business cancelled leaves no place to offer', async () => {
  const work = await agreed(app, oneDay);
  const bench = await standingBy(app, work, 1);
  await chooseStandby(work);
  await moveBusiness(work, 'cancel');
  expect((await ofGig({ work, bench })).available).toBe(0);
  await expectRefusal(offerPlace(work), 'standby.no_place');
});

test('accepting another applicant takes the place from those who were asked', async () => {
  const all = await droppedOut(1, 30);
  const { work, bench } = all;
  await offerPlace(work);
  const [asked] = bench as [Person];
  const offer = await readOffer(asked);
  const other = await signUpRep(app);
  const { id: applicationId } = await apply(other, work.jobId);
  await work.business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  await expectRefusal(accept(asked, offer), 'standby.place_taken');
  await offerPlaces(app);
  expect(await statusesOf(all)).toEqual(['taken']);
});

test('a rep who agreed to other work at those hours isn’t asked, and one who does so later can’t accept', async () => {
  const all = await droppedOut(1, 30);
  const [lindiwe] = all.bench as [Person];
  await offerPlace(all.work);
  const offer = await readOffer(lindiwe);
  const elsewhere = onlyWork(await fundedByCard(app, payfast, 1, oneDay));
  const { id: applicationId } = await apply(lindiwe, elsewhere.jobId);
  await moveRep(elsewhere, 'withdraw');
  await elsewhere.business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const [engagement] = (await lindiwe.call(engagementsApi.ofRep, { query: {} })).items;
  if (!engagement) throw new Error('She is accepted elsewhere.');
  await agree({ ...elsewhere, rep: lindiwe, engagement });
  await expectRefusal(accept(lindiwe, offer), 'engagement.hours_taken');
  expect((await ofGig(all)).available).toBe(0);
});
