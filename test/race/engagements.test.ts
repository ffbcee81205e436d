import { expect, test } from 'vitest';
import { moveByClock } from '#server/features/engagements/commands/move-on-time.ts';
import { callerOf } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  endOf,
  fundAll,
  letTimeDecide,
  look,
  moveBusiness,
  payGigsHere,
  productClock,
  readWork,
  startOf,
  submitHours,
  twoDays,
} from '#test/support/engagements.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes, won } from '#test/support/outcomes.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { agreeTo, changeTerms, readTerms } from '#test/support/terms.ts';

const [app, other] = await openTwoTestApps({ work: false });
await payGigsHere(app);
const clock = productClock();

test('ten concurrent payments for the same milestones, in two processes, fund them once', async () => {
  const work = await accepted(app);
  await agree(work);
  const unfunded = await Promise.all(Array.from({ length: 10 }, (_, n) => fundAll(n % 2 ? app : other, work)));
  expect(unfunded.filter((ids) => ids.length === 0)).toHaveLength(1);
  expect((await look(work)).money).toMatchObject({ fundedCents: 190_000, heldCents: 190_000 });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('of two concurrent agreements to the same hours, in two processes, one is refused and names the other', async () => {
  const night = { ...twoDays(), dates: [dayFromNow(10)], from: '20:00', to: '02:00', transportHome: true };
  const morning = { ...twoDays(), dates: [dayFromNow(11)], from: '01:00', to: '05:00', transportHome: true };
  for (let round = 0; round < 4; round += 1) {
    const [first, second] = round % 2 === 0 ? [twoDays(), twoDays()] : [night, morning];
    const one = await accepted(app, { schedule: first });
    const two = await accepted(app, { schedule: second }, { business: await signUpBusiness(app), rep: one.rep });
    const elsewhere = { ...two, rep: { ...two.rep, call: callerOf(other.url, two.rep.accessToken) } };
    const ended = await outcomes([agree(one), agree(elsewhere)]);
    expect(ended.toSorted()).toEqual(['engagement.hours_taken', null]);
  }
});

test('of cancelling and checking in concurrently one succeeds, and the money follows it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const work = await coming(app, clock);
    expect(won(await Promise.allSettled([moveBusiness(work, 'cancel'), checkIn(work)]))).toBe(1);
    const { status, money } = await look(work);
    expect(money?.heldCents).toBe(status === 'active' ? 190_000 : 0);
    expect(money?.repCents).toBe(status === 'active' ? 0 : 42_750);
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('of accepting, disputing and the end of 72 hours concurrently one decides', async () => {
  for (let round = 0; round < 4; round += 1) {
    const work = await coming(app, clock);
    await checkIn(work);
    clock.goTo(endOf(work));
    await submitHours(work);
    clock.goTo(endOf(work), 72.1);
    await Promise.allSettled([
      letTimeDecide(app),
      letTimeDecide(other),
      moveBusiness(work, 'accept'),
      moveBusiness(work, 'dispute'),
    ]);
    await letTimeDecide(app);
    const { status, money, moves } = await look(work);
    expect(status).toBe('completed');
    expect(money).toMatchObject({ heldCents: 0, repCents: 171_000, platformCents: 19_000 });
    expect(moves.filter((move) => move.startsWith('accept'))).toHaveLength(1);
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('the clock of two processes moves a milestone once', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 120);
  await Promise.all(
    [app, other, app, other].map(({ services }) => services.transaction((tx) => moveByClock(tx, work.engagement.id))),
  );
  expect((await look(work)).moves.filter((move) => move === 'presume_no_show')).toHaveLength(1);
});

test('agreeing to a change while another is made binds no party to what it did not sign', async () => {
  for (let round = 0; round < 4; round += 1) {
    clock.goTo(new Date());
    const work = await accepted(app);
    await agree(work);
    await changeTerms(work, { payCents: 200_000 });
    await Promise.allSettled([agreeTo(work, 2), changeTerms(work, { payCents: 210_000 })]);
    const { inForce, proposed, former } = await readTerms(work);
    const won = inForce.version === 2;
    expect(inForce.signatures.map(({ side }) => side).toSorted()).toEqual(won ? ['business', 'rep'] : ['rep']);
    expect(proposed).toMatchObject({ version: 3, signatures: [{ side: 'business' }] });
    expect(former).toMatchObject(won ? [{ version: 1, status: 'replaced' }] : [{ version: 2, status: 'replaced' }]);
    const { payCents } = await readWork(work);
    expect(payCents).toBe(won ? 200_000 : 190_000);
  }
});
