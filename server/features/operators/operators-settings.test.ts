import { expect, test } from 'vitest';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { approvalsApi } from '#contract/operators/approvals.ts';
import { auditApi } from '#contract/operators/audit.ts';
import { type Settings, settingsApi } from '#contract/operators/settings.ts';
import { chargesApi } from '#contract/payments/charges.ts';
import { trialApi } from '#contract/payments/trial.ts';
import { charges } from '#contract/pricing.ts';
import { auditOf, makeAdmin, openProposal, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { openTestApp, openTwoTestApps } from '#test/support/open-apps.ts';
import { changeSettings, proposeSettings, usualSettings } from '#test/support/operator-settings.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { endTrial } from '#test/support/trials.ts';
import { payGigsLocally } from './commands/pay-gigs-locally.ts';
import { sweepOperators } from './commands/sweep-operators.ts';

const [app, other] = await openTwoTestApps({ work: false });
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);
const secondEmail = await makeAdmin(app);
const second = await signInAdmin(app, secondEmail);

const asked = usualSettings;
const change = (changes: Partial<Settings>) => changeSettings(admin, changes, second);
const shown = async (by = admin) => {
  const { version: _, ...settings } = await by.call(settingsApi.show, {});
  return settings;
};
const chargedBy = ({ url }: { url: string }) => callerOf(url, null)(chargesApi.today, {});

test('reps pay nothing, in every process, while the operator makes them free', async () => {
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

test('changed settings are in the audit log with their former values; unchanged ones are not', async () => {
  expect(await shown()).toEqual(asked);
  await change({ vatNumber: '4123456789' });
  await change({ vatNumber: '4123456789' });
  expect(await shown()).toEqual({ ...asked, vatNumber: '4123456789' });
  await change({ vatNumber: '4987654321' });
  await change({ vatNumber: null });
  const lines = await auditOf(app, secondEmail);
  expect(lines.filter((line) => line.includes('vatNumber'))).toEqual([
    'settings.change done vatNumber: none → 4123456789',
    'settings.change done vatNumber: 4123456789 → 4987654321',
    'settings.change done vatNumber: 4987654321 → none',
  ]);
});

test('in a local installation gigs are paid for, unless an admin decided otherwise', async () => {
  const fresh = await openTestApp({ work: false });
  const isOn = async () =>
    (await fresh.database.pool.query('select gigs_paid_here as "isOn" from operator_settings')).rows[0].isOn;
  expect(await isOn()).toBe(false);
  await fresh.services.transaction(payGigsLocally);
  expect(await isOn()).toBe(true);
  const decider = await signInAdmin(fresh, await makeAdmin(fresh));
  await changeSettings(decider, { gigsPaidHere: false }, await signInAdmin(fresh, await makeAdmin(fresh)));
  await fresh.services.transaction(payGigsLocally);
  expect(await isOn()).toBe(false);
});

test('no one else can read or change settings, and invalid values are refused', async () => {
  const rep = await signUpRep(app);
  await expectRefusal(rep.call(settingsApi.show, {}), 'admin.session_required');
  await expectRefusal(
    rep.call(settingsApi.edit, { body: { version: 1, repsPayNothing: true } }),
    'admin.session_required',
  );
  const { errors } = await expectRefusal(change({ vatNumber: '123' }), 'request.invalid');
  expect(errors).toEqual([{ field: 'vatNumber', message: 'A VAT number has 10 digits and begins with 4.' }]);
  expect(await shown()).toEqual(asked);
});

test('the second of two admins is warned, overwrites nothing, and writes only their own changes', async () => {
  const theirs = await signInAdmin(other, await makeAdmin(other));
  const seen = await theirs.call(settingsApi.show, {});
  await change({ feeBasisPoints: 1_200 });
  await expectRefusal(
    theirs.call(settingsApi.edit, { body: { version: seen.version, feeBasisPoints: 1_500, reason: 'More' } }),
    'settings.changed_meanwhile',
  );
  expect((await shown()).feeBasisPoints).toBe(1_200);
  await changeSettings(theirs, { minimumPayoutCents: 20_000 }, second);
  expect(await shown()).toEqual({ ...asked, feeBasisPoints: 1_200, minimumPayoutCents: 20_000 });
  await change({ feeBasisPoints: asked.feeBasisPoints, minimumPayoutCents: asked.minimumPayoutCents });
});

test('one admin alone changes no money setting, and other settings apply immediately', async () => {
  await expectRefusal(
    admin.call(settingsApi.edit, {
      body: { version: (await admin.call(settingsApi.show, {})).version, feeBasisPoints: 5_000 },
    }),
    'request.invalid',
  );
  expect(await proposeSettings(admin, { feeBasisPoints: 5_000, policyReportDays: 31 })).toMatchObject({
    feeBasisPoints: asked.feeBasisPoints,
    policyReportDays: 31,
  });
  await expectRefusal(proposeSettings(admin, { minimumPayoutCents: 100 }), 'approval.open_already');
  expect(await shown()).toEqual({ ...asked, policyReportDays: 31 });
  const { id, changes } = await openProposal(second.call);
  expect(changes).toEqual([{ setting: 'feeBasisPoints', before: 1_000, after: 5_000 }]);
  const params = { approvalId: id };
  await expectRefusal(admin.call(approvalsApi.approve, { params }), 'approval.own');
  await second.call(approvalsApi.decline, { params, body: { reason: 'Not half of it' } });
  expect((await shown()).feeBasisPoints).toBe(asked.feeBasisPoints);
  await change({ policyReportDays: asked.policyReportDays });
});

test('a proposal is refused once its setting has changed since it was proposed', async () => {
  await proposeSettings(admin, { feeBasisPoints: 1_500 });
  const { id } = await openProposal(second.call);
  await app.database.pool.query('update operator_settings set fee_basis_points = 1100');
  await expectRefusal(second.call(approvalsApi.approve, { params: { approvalId: id } }), 'settings.changed_meanwhile');
  await admin.call(approvalsApi.withdraw, { params: { approvalId: id } });
  await app.database.pool.query('update operator_settings set fee_basis_points = 1000');
});

test('finance can change money settings, and no others', async () => {
  const finance = await signInAdmin(app, await makeAdmin(app, undefined, 'finance'));
  await changeSettings(finance, { minimumPayoutCents: 15_000, reviewMatches: asked.reviewMatches }, second);
  await expectRefusal(
    proposeSettings(finance, { minimumPayoutCents: 30_000, reviewMatches: false }),
    'admin.not_permitted',
  );
  expect(await shown()).toEqual({ ...asked, minimumPayoutCents: 15_000 });
  await change({ minimumPayoutCents: asked.minimumPayoutCents });
});

test('changes are listed with their author and the former value, newest first', async () => {
  await app.database.pool.query(
    `insert into admin_audit (id, who, act, outcome, reason) values (gen_random_uuid(), 'someone', 'settings.change', 'done', 'vatNumber: none → 4000000000')`,
  );
  await change({ vatNumber: '4123456789', repTrialDays: 20 });
  await change({ vatNumber: null, repTrialDays: 15 });
  const { items } = await admin.call(settingsApi.changes, { query: {} });
  expect(items.slice(0, 3)).toMatchObject([
    {
      who: secondEmail,
      text: null,
      changes: [
        { setting: 'vatNumber', before: '4123456789', after: null },
        { setting: 'repTrialDays', before: 20, after: 15 },
      ],
    },
    {
      who: secondEmail,
      changes: [
        { setting: 'vatNumber', before: null, after: '4123456789' },
        { setting: 'repTrialDays', before: 15, after: 20 },
      ],
    },
    { who: 'someone', changes: [], text: 'vatNumber: none → 4000000000' },
  ]);
  const { items: record } = await admin.call(auditApi.list, { query: {} });
  expect(record.find(({ act }) => act === 'settings.change')?.changes).toEqual(items[0]?.changes);
});

test('another trial length applies to new accounts only, in every process immediately', async () => {
  const lasts = async (person: Person, side: 'rep' | 'business') =>
    (await person.call(trialApi.status, { query: { side } })).days_remaining;
  const [rep, business] = [await signUpRep(other), await signUpBusiness(other)];
  await change({ repTrialDays: 5, businessTrialDays: 60 });
  const [later, laterBusiness] = [await signUpRep(other), await signUpBusiness(other)];
  expect([await lasts(rep, 'rep'), await lasts(later, 'rep')]).toEqual([15, 5]);
  expect([await lasts(business, 'business'), await lasts(laterBusiness, 'business')]).toEqual([30, 60]);
  await change({ repTrialDays: asked.repTrialDays, businessTrialDays: asked.businessTrialDays });
});

test('retention cannot be shorter than required, or longer than we state', async () => {
  const wrong: Partial<Settings>[] = [
    { auditDays: 730 },
    { impressionDays: 181 },
    { readNotificationDays: 91 },
    { notificationDays: 181 },
    { policyReportDays: 91 },
  ];
  for (const changes of wrong) await expectRefusal(change(changes), 'request.invalid');
});

test('audit entries are kept as long as the operator sets, and the database refuses to delete younger ones', async () => {
  const { pool } = app.database;
  await change({ auditDays: 1_000 });
  await pool.query(`insert into admin_audit (id, who, act, outcome, created_at) values
    (gen_random_uuid(), 'kept', 'sign_out', 'done', now() - interval '999 days'),
    (gen_random_uuid(), 'gone', 'sign_out', 'done', now() - interval '1001 days')`);
  await sweepOperators(app.services, new AbortController().signal);
  const { rows } = await pool.query(`select who from admin_audit where who in ('kept', 'gone')`);
  expect(rows).toEqual([{ who: 'kept' }]);
  await expect(pool.query(`delete from admin_audit where who = 'kept'`)).rejects.toThrow('append-only');
  await change({ auditDays: asked.auditDays });
});
