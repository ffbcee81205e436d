import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { type Engagement, finishEngagement, fund, newEngagement, troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { refundEngagement } from './commands/refund-engagement.ts';

// The users behind the accounts: what they see, export and leave behind.

const app = await openTestApp({ work: false });

async function people(): Promise<{ business: Person; rep: Person; between: Pick<Engagement, 'businessId' | 'repId'> }> {
  const [business, rep] = await Promise.all([
    signUpBusiness(app, { company_name: 'Sizwe Unusual-Name Traders' }),
    signUpRep(app, { full_name: 'Sizwe Unusual-Name' }),
  ]);
  const { rows } = await app.database.pool.query(
    `select b.id as "businessId", r.id as "repId" from business_profiles b, rep_profiles r
     where b.user_id = $1 and r.user_id = $2`,
    [business.userId, rep.userId],
  );
  return { business, rep, between: rows[0] };
}

const spentBy = async ({ call }: Person) => (await call(dashboardsApi.business, {})).totalSpentCents;
const earnedBy = async ({ call }: Person) => {
  const { totalEarningsCents, completedGigs } = await call(dashboardsApi.rep, {});
  return { totalEarningsCents, completedGigs };
};

test('dashboards show what was released, and nothing held, refunded or of other users', async () => {
  const { business, rep, between } = await people();
  const stranger = await people();
  const { transaction } = app.services;
  expect(await spentBy(business)).toBe(0);
  expect(await earnedBy(rep)).toEqual({ totalEarningsCents: 0, completedGigs: 0 });

  await fund(transaction, newEngagement(between), 500_000n);
  const { engagementId } = newEngagement(between);
  await fund(transaction, { ...between, engagementId }, 70_000n);
  await transaction((tx) => refundEngagement(tx, { engagementId, amountCents: 70_000n, key: 'not done' }));
  expect(await spentBy(business)).toBe(0);

  await finishEngagement(transaction, between, 120_000n);
  await finishEngagement(transaction, between, 5n);
  expect(await spentBy(business)).toBe(120_005);
  expect(await earnedBy(rep)).toEqual({ totalEarningsCents: 108_004, completedGigs: 2 });
  expect(await spentBy(stranger.business)).toBe(0);
  expect(await earnedBy(stranger.rep)).toEqual({ totalEarningsCents: 0, completedGigs: 0 });
});

test('both are notified immediately that money moved', async () => {
  const { business, rep, between } = await people();
  await finishEngagement(app.services.transaction, between, 1_000n);
  const { rows } = await app.database.pool.query(
    `select user_id as "userId", count(*)::int as times from live_events where payload->>'type' = 'ledger.changed'
       and user_id = any ($1) group by 1`,
    [[business.userId, rep.userId]],
  );
  expect(new Map(rows.map(({ userId, times }) => [userId, times]))).toEqual(
    new Map([
      [business.userId, 2],
      [rep.userId, 2],
    ]),
  );
});

test('each exports their own entries and totals', async () => {
  const { business, rep, between } = await people();
  const { transaction } = app.services;
  const { engagementId } = await finishEngagement(transaction, between, 100_000n);
  await finishEngagement(transaction, { repId: between.repId }, 10_000n);
  await finishEngagement(transaction, { businessId: between.businessId }, 20_000n);

  const summary = ({ as, what, amountCents }: Record<string, unknown>) => [as, what, amountCents];
  const mine = (await exportOf(app, rep)).money;
  expect(mine).toMatchObject({ totalEarningsCents: 99_000, completedGigs: 2, totalSpentCents: 0 });
  expect(mine.entries.map(summary)).toEqual([
    ['rep', 'engagement_released', 90_000],
    ['rep', 'engagement_released', 9_000],
  ]);
  expect(mine.entries[0]?.engagementId).toBe(engagementId);

  const theirs = (await exportOf(app, business)).money;
  expect(theirs).toMatchObject({ totalEarningsCents: 0, completedGigs: 0, totalSpentCents: 120_000 });
  expect(theirs.entries.map(summary)).toEqual([
    ['business', 'engagement_funded', 100_000],
    ['business', 'engagement_released', -100_000],
    ['business', 'engagement_funded', 20_000],
    ['business', 'engagement_released', -20_000],
  ]);
});

test('an account can’t be deleted while money is in its wallet', async () => {
  const { rep, between } = await people();
  await finishEngagement(app.services.transaction, between, 100n);
  await expectRefusal(rep.call(accountApi.close, { body: { password: rep.password } }), 'wallet.not_empty');
  expect((await earnedBy(rep)).totalEarningsCents).toBe(90);
});

test('when both are deleted the books stay exact to the cent, without names', async () => {
  const { business, rep, between } = await people();
  const { transaction } = app.services;
  await finishEngagement(transaction, between, 100_000n, 100_000n);
  await fund(transaction, newEngagement(between), 50_000n);
  const tables = ['ledger_accounts', 'ledger_transfers', 'ledger_entries', 'rep_wallets', 'business_spending'];
  const books = async () => {
    const texts = await Promise.all(
      tables.map(async (table) => (await app.database.pool.query(`select t::text from ${table} t order by 1`)).rows),
    );
    return JSON.stringify(texts);
  };
  const before = await books();
  for (const { call, password } of [business, rep]) await call(accountApi.close, { body: { password } });
  expect(await books()).toBe(before);
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
  for (const { email, userId } of [business, rep]) {
    expect(before).not.toContain(email);
    expect(before).not.toContain(userId);
  }
  const { rows } = await app.database.pool.query(
    'select full_name as rep, company_name as business from rep_profiles r, business_profiles b where r.id = $1 and b.id = $2',
    [between.repId, between.businessId],
  );
  expect(rows).toEqual([{ rep: 'Former rep', business: 'Former business' }]);

  // Removing the accounts' own rows doesn't change the books either.
  await app.database.pool.query('delete from users where id = any ($1)', [[business.userId, rep.userId]]);
  expect(await books()).toBe(before);
});
