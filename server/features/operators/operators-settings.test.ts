import { expect, test } from 'vitest';
import { dashboardsApi } from '#contract/dashboards.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { type Settings, settingsApi } from '#contract/operators/settings.ts';
import { chargesApi } from '#contract/payments/charges.ts';
import { trialApi } from '#contract/payments/trial.ts';
import { charges } from '#contract/pricing.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { openTestApp, openTwoTestApps } from '#test/support/open-apps.ts';
import { usualSettings } from '#test/support/operator-settings.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { endTrial } from '#test/support/trials.ts';
import { payGigsLocally } from './commands/pay-gigs-locally.ts';

const [app, other] = await openTwoTestApps({ work: false });
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);

const asked = usualSettings;
const change = (changes: Partial<Settings>) => admin.call(settingsApi.edit, { body: { ...asked, ...changes } });
const chargedBy = ({ url }: { url: string }) => callerOf(url, null)(chargesApi.today, {});

test('reps pay nothing, in every process, for as long as the operator says so', async () => {
  const rep = await signUpRep(other);
  const business = await signUpBusiness(other);
  await endTrial(app, rep, 'rep');
  await endTrial(app, business, 'business');
  const browse = () =>
    rep.call(jobSearchApi.browse, { query: {} }).then(
      () => 'in',
      ({ problem }) => problem.code,
    );
  const full = {
    rep: { monthlyCents: charges.rep.monthlyCents },
    business: { monthlyCents: charges.business.monthlyCents },
    gigsPaidHere: asked.gigsPaidHere,
  };
  expect(await chargedBy(other)).toEqual(full);
  expect(await browse()).toBe('trial.ended');

  await change({ repsPayNothing: true });
  for (const one of [app, other]) await expect.poll(() => chargedBy(one)).toEqual({ ...full, rep: null });
  await expect.poll(browse).toBe('in');
  expect(await rep.call(trialApi.status, { query: { side: 'rep' } })).toMatchObject({
    trial_expired: true,
    subscription_active: false,
    access_granted: true,
  });
  await expectRefusal(business.call(dashboardsApi.business, {}), 'trial.ended');

  await change({ repsPayNothing: false });
  for (const one of [app, other]) await expect.poll(() => chargedBy(one)).toEqual(full);
  await expect.poll(browse).toBe('trial.ended');
});

test('what was changed is on the record, with what it was before; what was not changed is not', async () => {
  expect(await admin.call(settingsApi.show, {})).toEqual(asked);
  await change({ vatNumber: '4123456789' });
  await change({ vatNumber: '4123456789' });
  expect(await admin.call(settingsApi.show, {})).toEqual({ ...asked, vatNumber: '4123456789' });
  await change({ vatNumber: '4987654321' });
  await change({});
  const lines = await auditOf(app, email);
  expect(lines.filter((line) => line.includes('vatNumber'))).toEqual([
    'settings.change done vatNumber: none → 4123456789',
    'settings.change done vatNumber: 4123456789 → 4987654321',
    'settings.change done vatNumber: 4987654321 → none',
  ]);
});

test('on a machine of one’s own gigs are paid for here, unless an administrator decided otherwise', async () => {
  const fresh = await openTestApp({ work: false });
  const isOn = async () =>
    (await fresh.database.pool.query('select gigs_paid_here as "isOn" from operator_settings')).rows[0].isOn;
  expect(await isOn()).toBe(false);
  await fresh.services.transaction(payGigsLocally);
  expect(await isOn()).toBe(true);
  const decider = await signInAdmin(fresh, await makeAdmin(fresh));
  await decider.call(settingsApi.edit, { body: usualSettings });
  await fresh.services.transaction(payGigsLocally);
  expect(await isOn()).toBe(false);
});

test('nobody else reads or changes them, and nonsense is refused', async () => {
  const rep = await signUpRep(app);
  await expectRefusal(rep.call(settingsApi.show, {}), 'admin.session_required');
  await expectRefusal(
    rep.call(settingsApi.edit, { body: { ...asked, repsPayNothing: true } }),
    'admin.session_required',
  );
  const { errors } = await expectRefusal(change({ vatNumber: '123' }), 'request.invalid');
  expect(errors).toEqual([{ field: 'vatNumber', message: 'A VAT number has 10 digits and begins with 4.' }]);
  expect(await admin.call(settingsApi.show, {})).toEqual(asked);
});
