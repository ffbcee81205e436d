import { expect, test } from 'vitest';
import { statementsApi } from '#contract/payouts/statements.ts';
import { expectRefusal } from '#test/support/api.ts';
import { productClock } from '#test/support/engagements.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { finishEngagement } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { askPayout, repIdOf, signUpEarlier, withMoney } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
const clock = productClock();

/** R100 earned on 28 February 2027, R200 on 1 March and R300 on 31 March, each less a tenth for the platform. */
async function withMonths() {
  const rep = await signUpEarlier(app);
  const repId = await repIdOf(app, rep);
  const days = ['2027-02-28T23:59:00+02:00', '2027-03-01T00:00:00+02:00', '2027-03-31T23:59:00+02:00'];
  for (const [index, day] of days.entries()) {
    clock.goTo(day);
    await finishEngagement(app.services.transaction, { repId }, BigInt(index + 1) * 10_000n);
  }
  return rep;
}

test('months and tax years match the books, newest first', async () => {
  const rep = await withMonths();
  expect(await rep.call(statementsApi.list, {})).toEqual({
    months: [
      { month: '2027-03', earnedCents: 45_000, paidOutCents: 0, closingCents: 54_000 },
      { month: '2027-02', earnedCents: 9_000, paidOutCents: 0, closingCents: 9_000 },
    ],
    taxYears: [
      { year: '2028', earnedCents: 45_000, feeCents: 5_000, jobs: 2 },
      { year: '2027', earnedCents: 9_000, feeCents: 1_000, jobs: 1 },
    ],
  });
});

test('a month’s statement begins with the opening balance, and adds up', async () => {
  const rep = await withMonths();
  const csv = await rep.call(statementsApi.csv, { params: { month: '2027-03' }, query: {} });
  expect(csv.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Date;What;Amount (R);Balance (R)',
    '2027-03-01;Earned;180;270',
    '2027-03-31;Earned;270;540',
    '',
  ]);
  const plain = await rep.call(statementsApi.csv, { params: { month: '2027-03' }, query: { format: 'plain' } });
  expect(plain.split('\r\n')[1]).toBe('2027-03-01,Earned,180,270');
  const { name, pdf } = await rep.call(statementsApi.pdf, { params: { month: '2027-03' } });
  expect(name).toBe('wallet-2027-03.pdf');
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('a statement begins with the byte order mark by which Excel recognises UTF-8', async () => {
  const rep = await withMonths();
  const { data } = await rep.auth.getSession();
  const response = await fetch(`${app.url}/api/rep/statements/2027-03/csv`, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 7)
      .toString('hex'),
  ).toBe('efbbbf44617465');
});

test('a payout leaves the wallet in its month, and its return is listed', async () => {
  const day = dayFromNow(1);
  const month = day.slice(0, 7);
  clock.goTo(`${day}T09:00:00+02:00`);
  const owner = await withMoney(app, 20_000);
  const { reference } = await askPayout(owner, 15_000);
  const { months } = await owner.rep.call(statementsApi.list, {});
  expect(months).toEqual([{ month, earnedCents: 20_000, paidOutCents: 15_000, closingCents: 5_000 }]);
  expect(await owner.rep.call(statementsApi.csv, { params: { month }, query: {} })).toContain(
    `${day};Payout ${reference};-150;50`,
  );
});

test('a tax year is 1 March to the end of February, with the platform’s fee of each', async () => {
  const rep = await withMonths();
  const csv = await rep.call(statementsApi.taxYear, { params: { year: '2027' }, query: {} });
  expect(csv.split('\r\n').slice(1)).toEqual(['2027-02-28;;;100;10;90', '']);
});

test('reps get only their own, and only existing months', async () => {
  await withMonths();
  const other = await signUpRep(app);
  expect(await other.call(statementsApi.list, {})).toEqual({ months: [], taxYears: [] });
  expect(await other.call(statementsApi.csv, { params: { month: '2027-03' }, query: {} })).not.toContain('Earned');
  await expectRefusal(other.call(statementsApi.csv, { params: { month: '2027-13' }, query: {} }), 'request.invalid');
  await expectRefusal((await signUpBusiness(app)).call(statementsApi.list, {}), 'role.rep_required');
});
