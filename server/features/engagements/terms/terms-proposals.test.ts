import { expect, test } from 'vitest';
import type { TermsInput } from '#contract/engagements/terms.ts';
import { verifyEvidence } from '#server/features/agreements/queries/verify-evidence.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  fundAll,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  readWork,
  startOf,
  twoDays,
  type Working,
} from '#test/support/engagements.ts';
import { payFunding, startFunding } from '#test/support/funding.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { agreeTo, changeTerms, declineTerms, readTerms, twoDaysLater } from '#test/support/terms.ts';
import { expireProposals } from './commands/expire-proposals.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

async function agreed(changes: Parameters<typeof accepted>[1] = {}): Promise<Working> {
  clock.goTo(new Date());
  const work = await accepted(app, changes);
  await agree(work);
  return work;
}

async function funded(changes: Parameters<typeof accepted>[1] = {}): Promise<Working> {
  const work = await agreed(changes);
  expect(await fundAll(app, work)).toEqual([]);
  return work;
}

test('the agreed terms and their money stay in force until the rep agrees to a proposal', async () => {
  const work = await funded();
  const { proposed } = await changeTerms(work, { schedule: twoDaysLater() });
  expect(proposed).toMatchObject({
    version: 2,
    status: 'proposed',
    changes: [{ what: 'days' }],
    signatures: [{ side: 'business' }],
  });
  const before = await readWork(work);
  expect(before).toMatchObject({
    termsVersion: 1,
    answerTermsBy: proposed?.answerBy,
    milestones: [{ days: twoDays().dates, money: { heldCents: 190_000 } }],
  });
  await expectRefusal(agreeTo(work, 1), 'engagement.moved_on');
  await agreeTo(work, 2);
  const after = await readWork(work);
  expect(after).toMatchObject({
    termsVersion: 2,
    answerTermsBy: null,
    schedule: twoDaysLater(),
    milestones: [
      { status: 'funded', days: twoDaysLater().dates, deadline: { kind: 'confirm' }, money: { heldCents: 190_000 } },
    ],
  });
  // 16 hours before the new start.
  const start = Date.parse(after.milestones[0]?.startsAt ?? '');
  expect(after.milestones[0]?.deadline?.at).toBe(new Date(start - 16 * 3_600_000).toISOString());
  expect(await readTerms(work)).toMatchObject({
    inForce: { version: 2, signatures: [{ side: 'business' }, { side: 'rep' }] },
    former: [{ version: 1, status: 'replaced' }],
  });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
  expect((await verifyEvidence(app.services.db)).findings).toEqual([]);
});

test('if the rep declines, the agreed terms stay in force', async () => {
  const work = await agreed();
  await changeTerms(work, { payCents: 200_000 });
  const after = await declineTerms(work, 2);
  expect(after).toMatchObject({ proposed: null, former: [{ version: 2, status: 'declined' }] });
  expect(await readWork(work)).toMatchObject({ termsVersion: 1, payCents: 190_000 });
  await expectRefusal(agreeTo(work, 2), 'engagement.terms_changed');
  await expectRefusal(declineTerms(work, 2), 'engagement.terms_changed');
});

test('the later of two proposals counts', async () => {
  const work = await agreed();
  await changeTerms(work, { payCents: 200_000 });
  const { proposed, former } = await changeTerms(work, { payCents: 210_000 });
  expect(proposed?.version).toBe(3);
  expect(former).toMatchObject([{ version: 2, status: 'replaced' }]);
  await expectRefusal(agreeTo(work, 2), 'engagement.terms_changed');
  await expectRefusal(declineTerms(work, 2), 'engagement.terms_changed');
  await agreeTo(work, 3);
  expect(await readWork(work)).toMatchObject({
    payCents: 210_000,
    milestones: [{ priceCents: 210_000, feeCents: 21_000 }],
  });
});

test('proposing the terms in force only withdraws a proposal', async () => {
  const work = await agreed();
  await changeTerms(work);
  expect(await readTerms(work)).toMatchObject({ proposed: null, former: [] });
  await changeTerms(work, { payCents: 200_000 });
  expect(await changeTerms(work)).toMatchObject({ proposed: null, former: [{ version: 2, status: 'taken_back' }] });
  await expectRefusal(agreeTo(work, 2), 'engagement.terms_changed');
});

test('an unanswered proposal expires by the clock and then by the task, within the short notice of an agreement', async () => {
  const unpaid = await agreed();
  const { answerBy } = (await changeTerms(unpaid, { schedule: twoDaysLater() })).proposed ?? {};
  // The unfunded agreement expires then.
  expect(answerBy).toBe((await readWork(unpaid)).milestones[0]?.deadline?.at);

  const work = await funded();
  const { proposed } = await changeTerms(work, { schedule: twoDaysLater() });
  // Ten days ahead: the usual 72 hours.
  expect(Date.parse(proposed?.answerBy ?? '') - Date.parse(proposed?.at ?? '')).toBe(72 * 3_600_000);
  clock.goTo(proposed?.answerBy ?? '');
  await expectRefusal(agreeTo(work, 2), 'engagement.too_late');
  await expectRefusal(declineTerms(work, 2), 'engagement.too_late');
  expect(await readTerms(work)).toMatchObject({ proposed: null, former: [{ version: 2, status: 'lapsed' }] });
  await expireProposals(app.services.transaction, new AbortController().signal);
  const { rows } = await app.database.pool.query(
    'select status from engagement_terms where engagement_id = $1 and version = 2',
    [work.engagement.id],
  );
  expect(rows).toEqual([{ status: 'lapsed' }]);

  clock.goTo(new Date());
  const short = await funded();
  clock.goTo(startOf(short), -30);
  const soon = (await changeTerms(short, { schedule: twoDaysLater() })).proposed;
  // A third of the remaining time.
  const hours = (Date.parse(soon?.answerBy ?? '') - Date.parse(soon?.at ?? '')) / 3_600_000;
  expect(hours).toBeCloseTo(10, 2);
});

test('a funded gig keeps its pay, while days, hours and place can still change', async () => {
  const work = await funded();
  for (const payCents of [200_000, 180_000])
    await expectRefusal(changeTerms(work, { payCents }), 'engagement.pay_funded');
  expect((await readTerms(work, 'business')).payFixed).toBe(true);
  const { proposed } = await changeTerms(work, {
    locationAddress: '1 Other Street',
    schedule: { ...twoDays(), to: '16:00' },
  });
  expect(proposed?.changes.map(({ what }) => what)).toEqual(['days', 'place']);
});

test('a raise that was proposed before the payment cannot be agreed to after it', async () => {
  const work = await agreed();
  await changeTerms(work, { payCents: 200_000 });
  await fundAll(app, work);
  await expectRefusal(agreeTo(work, 2), 'engagement.pay_funded');
  expect(await readWork(work)).toMatchObject({ payCents: 190_000 });
});

test('a payment that was started for another price funds nothing', async () => {
  const work = await agreed();
  const started = await startFunding(work.business);
  await changeTerms(work, { payCents: 200_000 });
  await agreeTo(work, 2);
  await payFunding(app, started);
  expect(await readWork(work)).toMatchObject({ milestones: [{ status: 'agreed', money: { fundedCents: 0 } }] });
  await payFunding(app, await startFunding(work.business));
  expect(await readWork(work)).toMatchObject({ milestones: [{ status: 'funded', money: { fundedCents: 200_000 } }] });
});

test('funding signs the version in force, which has to be read first', async () => {
  const work = await agreed();
  await changeTerms(work, { payCents: 200_000 });
  await startFunding(work.business);
  expect((await readTerms(work)).inForce).toMatchObject({
    version: 1,
    signatures: [{ side: 'rep' }, { side: 'business' }],
  });
});

test('a gig in weeks keeps its number of weeks', async () => {
  const dates = Array.from({ length: 16 }, (_, day) => dayFromNow(10 + day));
  const work = await agreed({ schedule: { ...twoDays(), dates } });
  await expectRefusal(changeTerms(work, { schedule: twoDays() }), 'engagement.parts_fixed');
  const moved = dates.map((_, day) => dayFromNow(11 + day));
  await changeTerms(work, { schedule: { ...twoDays(), dates: moved } });
  await agreeTo(work, 2);
  expect((await readWork(work)).milestones.map(({ days }) => days[0])).toEqual([
    dayFromNow(11),
    dayFromNow(18),
    dayFromNow(25),
  ]);
});

test('a confirmed rep who signs other days stays confirmed', async () => {
  const work = await funded();
  clock.goTo(startOf(work), -36);
  await moveRep(work, 'confirm');
  await changeTerms(work, { schedule: twoDaysLater() });
  await agreeTo(work, 2);
  expect((await readWork(work)).milestones[0]).toMatchObject({ status: 'confirmed', deadline: { kind: 'attend' } });

  const soon = await funded();
  clock.goTo(startOf(soon), -34);
  await changeTerms(soon, { schedule: { ...twoDays(), from: '10:00' } });
  await agreeTo(soon, 2);
  expect((await readWork(soon)).milestones[0]).toMatchObject({ status: 'confirmed' });
});

test('terms cannot change once the gig has begun, is over or has expired', async () => {
  const work = await funded();
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work));
  await expectRefusal(changeTerms(work, { schedule: twoDaysLater() }), 'engagement.terms_fixed');

  const cancelled = await agreed();
  await changeTerms(cancelled, { schedule: twoDaysLater() });
  await moveBusiness(cancelled, 'cancel');
  await expectRefusal(agreeTo(cancelled, 2), 'engagement.terms_fixed');
  expect(await readTerms(cancelled)).toMatchObject({ proposed: null, change: null, former: [{ version: 2 }] });

  const late = await agreed();
  clock.goTo(new Date(), 25);
  await expectRefusal(changeTerms(late, { schedule: twoDaysLater() }), 'engagement.too_late');
  await letTimeDecide(app);
});

test.each([
  ['a day that has passed', { schedule: { ...twoDays(), dates: [dayFromNow(-1)] } }, 'job.schedule_invalid' as const],
  ['a pay below the minimum wage', { payCents: 1_000 }, 'job.below_minimum_wage' as const],
  ['an unknown place', { locationId: '01900000-0000-7000-8000-000000000000' }, 'location.unknown' as const],
])('refuses to propose %s', async (_, changes: Partial<TermsInput>, code) => {
  await expectRefusal(changeTerms(await agreed(), changes), code);
});

test('a start that has passed today is refused', async () => {
  const work = await agreed();
  const today = { ...twoDays(), dates: [dayFromNow(0)], from: '00:00', to: '23:59', transportHome: true };
  await expectRefusal(changeTerms(work, { schedule: today }), 'job.schedule_invalid');
});
