import { expect, test } from 'vitest';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { moveBusiness, moveRep, payGigsHere, productClock, startOf } from '#test/support/engagements.ts';
import { fundedByCard, onlyWork } from '#test/support/funded.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { tally } from '#test/support/outcomes.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { accept, chooseStandby, offerPlace, offerPlaces, readOffer, standingBy } from '#test/support/standing-by.ts';

const { app, payfast } = await openPayfastApp({ work: false });
await payGigsHere(app);
const clock = productClock();

test('of five reps on standby who accept at the same moment one gets the place, and the held money pays once', async () => {
  for (let round = 0; round < 4; round++) {
    clock.goTo(new Date());
    const schedule = { kind: 'days' as const, dates: [dayFromNow(10)], from: '08:00', to: '17:00', breakMinutes: 60 };
    const work = onlyWork(await fundedByCard(app, payfast, 1, { schedule }));
    const bench = await standingBy(app, work, 5);
    await chooseStandby(work);
    clock.goTo(startOf(work), -20);
    await moveRep(work, 'confirm');
    clock.goTo(startOf(work), -1);
    await moveRep(work, 'withdraw');
    await offerPlace(work);
    const offers = await Promise.all(bench.map((rep) => readOffer(rep)));
    const answers = bench.map((rep, at) => accept(rep, offers[at] as (typeof offers)[number]));
    const [{ done, refused }] = await Promise.all([tally(answers), offerPlaces(app)]);
    expect({ done, refused }).toEqual({ done: 1, refused: Array(4).fill('standby.place_taken') });
    const gigs = await work.business.call(engagementsApi.ofBusiness, { query: { jobId: work.jobId } });
    expect(gigs.items.map(({ milestones }) => milestones[0]?.status).toSorted()).toEqual(['cancelled', 'confirmed']);
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('of five reps who come for the rest of a day at the same moment, and a report that is withdrawn with them, at most one takes the place', async () => {
  for (let round = 0; round < 4; round++) {
    clock.goTo(new Date());
    const schedule = { kind: 'days' as const, dates: [dayFromNow(10)], from: '08:00', to: '17:00', breakMinutes: 60 };
    const work = onlyWork(await fundedByCard(app, payfast, 1, { schedule }));
    const noon = new Date(Date.parse(startOf(work)) + 4 * 3_600_000).toISOString();
    const bench = await standingBy(app, work, 5, noon);
    clock.goTo(startOf(work), -20);
    await moveRep(work, 'confirm');
    clock.goTo(startOf(work), 1.1);
    await moveBusiness(work, 'report_no_show');
    await offerPlace(work, true);
    const offers = await Promise.all(bench.map((rep) => readOffer(rep)));
    const withdrawn = round % 2 === 1 ? moveBusiness(work, 'vouch') : null;
    const answers = bench.map((rep, at) => accept(rep, offers[at] as (typeof offers)[number]));
    const [{ done, refused }] = await Promise.all([tally(answers), offerPlaces(app), withdrawn]);
    expect(refused).toEqual(Array(5 - done).fill('standby.place_taken'));
    expect(withdrawn ? [0, 1] : [1]).toContain(done);
    const gigs = await work.business.call(engagementsApi.ofBusiness, { query: { jobId: work.jobId } });
    expect(gigs.items.flatMap(({ milestones }) => milestones[0]?.status ?? []).toSorted()).toEqual(
      [withdrawn ? 'active' : 'no_show', ...Array(done).fill('agreed')].toSorted(),
    );
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});
