import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PayoutStatus } from '#contract/payouts/options.ts';
import { payoutMoved, walletChanged } from '#server/features/payouts/commands/payout-events.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { describeNotification } from '#texts/notifications/notifications.ts';

const app = await openTestApp({ work: false });
const say = { moment: (moment: string) => moment, day: (day: string) => day };

async function repWithPayout(status: PayoutStatus, reason: string | null = null) {
  const rep = await signUpRep(app);
  const { rows } = await app.database.pool.query('select id from rep_profiles where user_id = $1', [rep.userId]);
  const [repId, accountId, payoutId] = [rows[0].id as string, randomUUID(), randomUUID()];
  const at = new Date();
  await app.database.pool.query(
    `insert into bank_accounts (id, rep_id, status, bank, branch_code, holder, sealed_number, last_four, asked_at, confirmed_at, usable_from)
     values ($1, $2, 'current', 'capitec', '470010', 'T Mokoena', '\\x00', '7890', $3, $3, $3)`,
    [accountId, repId, at],
  );
  await app.database.pool.query(
    `insert into payouts (id, rep_id, bank_account_id, amount_cents, status, asked_at, expected_on, changed_at, reason)
     values ($1, $2, $3, 171000, $4, $5, '2026-12-08', $5, $6)`,
    [payoutId, repId, accountId, status, at, reason],
  );
  return { rep, repId, payoutId };
}

test.each<[PayoutStatus, string | null, string, string]>([
  ['released', null, 'R1,710.00 is with the bank', 'It’ll be in your account by 2026-12-08.'],
  ['paid', null, 'R1,710.00 was paid into your bank account', 'You can find it on your bank statement.'],
  ['failed', 'No such account', 'We couldn’t pay you R1,710.00', 'No such account. The money is back in your wallet.'],
  ['returned', 'Closed', 'Your bank returned R1,710.00', 'Closed. The money is back in your wallet.'],
])('the rep is notified once of a payout that is %s', async (status, reason, title, detail) => {
  const { rep, ...of } = await repWithPayout(status === 'released' ? 'asked' : status, reason);
  for (let times = 0; times < 2; times += 1)
    await app.services.transaction((tx) => tx.emit(payoutMoved, { ...of, status }));
  const told = (await listNews(app, rep)).filter(({ kind }) => kind === 'payout.moved');
  expect(told.map((one) => describeNotification(one, say))).toEqual([{ title, detail }]);
});

test('a rep is not notified of their own actions on a payout', async () => {
  const { rep, ...of } = await repWithPayout('asked');
  await app.services.transaction((tx) => tx.emit(payoutMoved, { ...of, status: 'asked' }));
  expect((await listNews(app, rep)).filter(({ kind }) => kind === 'payout.moved')).toEqual([]);
});

test('a hold is notified of with its reason and next steps, unless it was lifted', async () => {
  const { rep, repId } = await repWithPayout('cancelled');
  const hold = (lifted: boolean) =>
    app.database.pool.query(
      `insert into wallet_holds (id, rep_id, reason, what_to_do, placed_at, lifted_at)
       values ($1, $2, 'A payment was taken back', 'Write to us', now(), case when $3 then now() end)`,
      [randomUUID(), repId, lifted],
    );
  await hold(true);
  await hold(false);
  for (let times = 0; times < 2; times += 1) await app.services.transaction((tx) => tx.emit(walletChanged, { repId }));
  const told = (await listNews(app, rep)).filter(({ kind }) => kind === 'wallet.held');
  expect(told.map((one) => describeNotification(one, say))).toEqual([
    { title: 'Your wallet is on hold', detail: 'A payment was taken back. Write to us.' },
  ]);
});
