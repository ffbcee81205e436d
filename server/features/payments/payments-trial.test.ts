import { expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { exportsApi } from '#contract/exports/own-export.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { payingSides, type SubscriptionStatus } from '#contract/payments/options.ts';
import { trialApi } from '#contract/payments/trial.ts';
import { charges, type PayingSide } from '#contract/pricing.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { moveClock } from '#server/platform/clock.ts';
import { expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { saveRep } from '#test/support/profiles.ts';
import { endTrial, setSubscription } from '#test/support/trials.ts';
import { createTrialGate } from './access.ts';

const app = await openTestApp({ work: false });

const signUp = { rep: () => signUpRep(app), business: () => signUpBusiness(app) };
const statusOf = ({ call }: Person, side: PayingSide) => call(trialApi.status, { query: { side } });
const enter = ({ call }: Person, side: PayingSide): Promise<unknown> =>
  side === 'rep' ? call(jobSearchApi.browse, { query: {} }) : call(dashboardsApi.business, {});
const outcome = (calling: Promise<unknown>) =>
  calling.then(
    () => 'in',
    ({ problem }) => problem.code,
  );
const inDays = (days: number) => addDays(dayInSouthAfrica(new Date()), days);

test.each(payingSides)('a %s is on trial from the day they create their profile', async (side) => {
  const person = await signUp[side]();
  const { trial_end_date, ...status } = await statusOf(person, side);
  expect(status).toEqual({
    trial_expired: false,
    subscription_active: false,
    access_granted: true,
    days_remaining: charges[side].trialDays,
  });
  const days = (new Date(trial_end_date).getTime() - Date.now()) / 86_400_000;
  expect(Math.ceil(days)).toBe(charges[side].trialDays);
  await enter(person, side);
});

test('a trial begins and ends by the product’s clock', async () => {
  const person = await signUpRep(app);
  moveClock((charges.rep.trialDays + 1) * 86_400_000);
  expect(await statusOf(person, 'rep')).toMatchObject({
    trial_expired: true,
    access_granted: false,
    days_remaining: 0,
  });
  await expectRefusal(enter(person, 'rep'), 'trial.ended');
  const later = await signUpRep(app);
  expect(await statusOf(later, 'rep')).toMatchObject({ days_remaining: charges.rep.trialDays });
});

test('each side of a user has its own trial', async () => {
  const person = await signUpRep(app);
  await endTrial(app, person, 'rep');
  await expectRefusal(statusOf(person, 'business'), 'role.business_required');
  await person.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Mokoena and Sons' } });
  expect(await statusOf(person, 'business')).toMatchObject({ days_remaining: charges.business.trialDays });
  await enter(person, 'business');
  await expectRefusal(enter(person, 'rep'), 'trial.ended');
  await expectRefusal(statusOf(await signUpBusiness(app), 'rep'), 'role.rep_required');
});

const afterwards: readonly [SubscriptionStatus, paidUntil: number, open: boolean][] = [
  ['active', 20, true],
  // The day's charge hasn't been paid yet, or its notification hasn't arrived.
  ['active', -5, true],
  ['active', -6, false],
  ['past_due', -5, true],
  ['past_due', -6, false],
  ['cancelled', 0, true],
  ['cancelled', -1, false],
  ['ended', 20, false],
];

test.each(payingSides.flatMap((side) => afterwards.map((given) => [side, ...given] as const)))(
  'a %s after the trial, %s and paid until in %i days: open is %s',
  async (side, status, paidUntil, open) => {
    const person = await signUp[side]();
    await endTrial(app, person, side);
    await setSubscription(app, person, side, { status, paidUntil: inDays(paidUntil) });
    const said = await statusOf(person, side);
    expect(said).toMatchObject({
      trial_expired: true,
      subscription_active: open,
      access_granted: open,
      days_remaining: 0,
    });
    if (open) await enter(person, side);
    else expect((await expectRefusal(enter(person, side), 'trial.ended')).trial).toEqual(said);
  },
);

test('a trial ends by the clock, also for a user who was granted access a moment ago', async () => {
  const { userId } = await signUpRep(app);
  const gate = createTrialGate(app.services.db);
  expect(await gate(userId, 'rep')).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + charges.rep.trialDays * 86_400_000 });
  try {
    expect(await gate(userId, 'rep')).toMatchObject({ trial_expired: true, access_granted: false });
  } finally {
    vi.useRealTimers();
  }
});

test('a payment grants access immediately, also to a user who was refused a moment ago', async () => {
  const rep = await signUpRep(app);
  await endTrial(app, rep, 'rep');
  await expectRefusal(enter(rep, 'rep'), 'trial.ended');
  await setSubscription(app, rep, 'rep', { status: 'active', paidUntil: inDays(30) });
  await enter(rep, 'rep');
});

test('a subscription that ends immediately, as with a refund, soon grants no access any more', async () => {
  const rep = await signUpRep(app);
  await endTrial(app, rep, 'rep');
  await setSubscription(app, rep, 'rep', { status: 'active', paidUntil: inDays(30) });
  await enter(rep, 'rep');
  await setSubscription(app, rep, 'rep', { status: 'ended', paidUntil: inDays(30) });
  await expect.poll(() => outcome(enter(rep, 'rep')), { timeout: 10_000 }).toBe('trial.ended');
});

test('after the trial users can still reach their own data, the money they earned, and account deletion', async () => {
  const rep = await signUpRep(app);
  await endTrial(app, rep, 'rep');
  await expectRefusal(enter(rep, 'rep'), 'trial.ended');
  expect(await rep.call(dashboardsApi.earnings, {})).toEqual({ totalEarningsCents: 0 });
  expect(await saveRep(rep, { age: 31 })).toMatchObject({ age: 31 });
  expect(await rep.call(repProfilesApi.show, {})).toMatchObject({ age: 31 });
  expect(await rep.call(exportsApi.ask, {})).toBeTruthy();
  await rep.call(accountApi.close, { body: { password: rep.password } });
});
