import { randomUUID } from 'node:crypto';
import { adminApi } from '#contract/admin/admin.ts';
import { type AdminPayout, adminPayoutsApi } from '#contract/payouts/admin-payouts.ts';
import { type BankStatement, bankStatementsApi, type StatementStory } from '#contract/payouts/bank-statements.ts';
import { type BatchStory, batchesApi } from '#contract/payouts/batches.ts';
import { problem } from '#contract/refusals.ts';
import { ledgerEntries, ledgerTransfers, platformAccounts } from '#server/features/ledger/tables.ts';
import { type AdminBrowser, approveOpen, makeAdmin, signInAdmin } from './admins.ts';
import { RefusedCall } from './api.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { askPayout, withMoney } from './wallets.ts';

export interface Asked {
  readonly rep: Person;
  readonly bankAccountId: string;
  readonly payoutId: string;
  readonly reference: string;
}

/** Administrators of the payout desk. */
export async function openPayoutDesk(app: TestApp) {
  const signIn = async () => {
    const email = await makeAdmin(app);
    return { email, ...(await signInAdmin(app, email)) };
  };
  const [one, other, third] = [await signIn(), await signIn(), await signIn()];
  type By = Pick<AdminBrowser, 'call'>;
  const of = (payoutId: string) => ({ params: { payoutId } });

  return {
    one,
    other,
    third,
    /** A rep who requested a payout of all earnings. */
    async asked(cents = 20_000): Promise<Asked> {
      const owner = await withMoney(app, cents);
      const { id: payoutId, reference } = await askPayout(owner, cents);
      return { ...owner, payoutId, reference };
    },
    /** The provider has paid this much into the bank account. */
    fillBank: (cents: number) =>
      app.services.transaction(async ({ db }) => {
        // It is there already.
        if (cents === 0) return;
        const id = randomUUID();
        const amountCents = BigInt(cents);
        await db
          .insert(ledgerTransfers)
          .values({ id, kind: 'provider_settled', idempotencyKey: `settled ${id}`, settlementId: id } as never);
        await db.insert(ledgerEntries).values([
          { transferId: id, accountId: platformAccounts.bank, amountCents: -amountCents },
          { transferId: id, accountId: platformAccounts.provider_clearing, amountCents },
        ]);
      }),
    make: (payoutIds: readonly string[], by: By = one): Promise<BatchStory> =>
      by.call(batchesApi.make, { body: { payoutIds: [...payoutIds] } }),
    release: ({ id: batchId, totalCents }: Pick<BatchStory, 'id' | 'totalCents'>, by: By = other) =>
      by.call(batchesApi.release, { params: { batchId }, body: { totalCents } }),
    cancel: ({ id: batchId }: Pick<BatchStory, 'id'>, by: By = one) =>
      by.call(batchesApi.cancel, { params: { batchId }, body: { reason: 'A test' } }),
    show: ({ id: batchId }: Pick<BatchStory, 'id'>, by: By = one) => by.call(batchesApi.show, { params: { batchId } }),
    file: ({ id: batchId }: Pick<BatchStory, 'id'>, by: By = one) => by.call(batchesApi.file, { params: { batchId } }),
    payAll: ({ id: batchId }: Pick<BatchStory, 'id'>, by: By = one) => by.call(batchesApi.pay, { params: { batchId } }),
    pay: (payoutId: string, by: By = one): Promise<AdminPayout> => by.call(adminPayoutsApi.pay, of(payoutId)),
    fail: (payoutId: string, by: By = one) =>
      by.call(adminPayoutsApi.fail, { ...of(payoutId), body: { reason: 'The account is closed.' } }),
    proposeReturn: (payoutId: string, by: By = one) =>
      by.call(adminPayoutsApi.markReturned, { ...of(payoutId), body: { reason: 'The account was closed.' } }),
    /** Proposed by one admin and approved by another. */
    async markReturned(payoutId: string, by: By = one): Promise<AdminPayout> {
      await by.call(adminPayoutsApi.markReturned, { ...of(payoutId), body: { reason: 'The account was closed.' } });
      await approveOpen(other.call, payoutId);
      const { items } = await by.call(adminPayoutsApi.list, { query: { list: 'returned' } });
      return items.find(({ id }) => id === payoutId) as AdminPayout;
    },
    takeOut: (payoutId: string, by: By = one) => by.call(adminPayoutsApi.takeOut, of(payoutId)),
    hold: (payoutId: string, by: By = one) =>
      by.call(adminPayoutsApi.hold, {
        ...of(payoutId),
        body: { reason: 'We look into a complaint.', whatToDo: 'Nothing: we write to you.' },
      }),
    suspend: ({ userId }: Person, by: By = one) =>
      by.call(adminApi.suspend, { params: { userId }, body: { reason: 'Documents of someone else.' } }),
    proposeLift: (holdId: string, by: By = one) =>
      by.call(adminPayoutsApi.lift, { params: { holdId }, body: { reason: 'The account is in order.' } }),
    /** Proposed by one admin and approved by another. */
    async lift(holdId: string, by: By = one): Promise<void> {
      await by.call(adminPayoutsApi.lift, { params: { holdId }, body: { reason: 'The account is in order.' } });
      await approveOpen(other.call, holdId);
    },
    /** As the browser sends it. */
    async readStatement(csv: string | Buffer, fileName = 'statement.csv', by = one): Promise<StatementStory> {
      const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { path, method, response: answer } = bankStatementsApi.read;
      const response = await fetch(`${app.url}${path}?${new URLSearchParams({ fileName })}`, {
        method,
        headers: { cookie, origin: app.url, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(Buffer.from(csv)),
      });
      if (!response.ok) throw new RefusedCall(problem.parse(await response.json()));
      return answer.parse(await response.json());
    },
    book: ({ id: statementId }: Pick<BankStatement, 'id'>, by: By = one) =>
      by.call(bankStatementsApi.book, { params: { statementId } }),
  };
}
