import { expect, test } from 'vitest';
import type { Call } from './call-api.ts';
import { ProviderAway, ProviderRefused } from './provider-errors.ts';
import { refundsOf } from './provider-refunds.ts';

const refundable = {
  status: 'REFUNDABLE',
  amount_original: 19_900,
  amount_available_for_refund: 19_900,
  refund_full: { method: 'PAYMENT_SOURCE' },
  refund_partial: { method: 'PAYMENT_SOURCE' },
  errors: [],
};
const byEft = { ...refundable, refund_full: { method: 'BANK_PAYOUT' } };
const account = { accountHolder: 'Z Nkosi', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };
const request = { amountCents: 19_900n, leftCents: 19_900n, reason: 'Changed my mind' };

/** The API calls made and, in turn, its responses. */
function refundsAnswered(...answers: unknown[]) {
  const calls: Call[] = [];
  const refunds = refundsOf(async (call) => {
    calls.push(call);
    const response = answers.shift();
    if (response instanceof Error) throw response;
    return response === null ? null : { response, message: response === false ? 'Insufficient funds' : '' };
  });
  return { ...refunds, calls };
}

test('a card is refunded', async () => {
  const { refund, calls } = refundsAnswered(refundable, 'true');
  expect(await refund('558900', request)).toEqual({ outcome: 'done' });
  expect(calls).toEqual([
    { method: 'GET', path: '/refunds/query/558900' },
    {
      method: 'POST',
      path: '/refunds/558900',
      body: { amount: 19_900, reason: 'Changed my mind', notify_buyer: 1, notify_merchant: 0 },
    },
  ]);
});

test('what was already refunded isn’t refunded again', async () => {
  const { refund, calls } = refundsAnswered({ ...refundable, status: 'COMPLETED', amount_available_for_refund: 0 });
  expect(await refund('558900', request)).toEqual({ outcome: 'done' });
  expect(calls).toHaveLength(1);
});

test.each([
  ['it says so', { ...refundable, status: 'NOT_AVAILABLE', errors: ['Card expired.'] }, 'Card expired.'],
  ['it knows no such payment', null, 'PayFast can’t refund this payment.'],
  ['it refunds nothing, as in the sandbox', new ProviderRefused(400, 'no'), 'PayFast can’t refund this payment.'],
  ['there is less left', { ...refundable, amount_available_for_refund: 100 }, 'PayFast can’t refund this payment.'],
  ['no account was given yet', byEft, 'PayFast can’t refund this payment.'],
])('by EFT when %s', async (_, state, why) => {
  const { refund, calls } = refundsAnswered(state);
  expect(await refund('558900', request)).toEqual({ outcome: 'eft_needed', why });
  expect(calls).toHaveLength(1);
});

test.each([
  [false, 'Insufficient funds'],
  [new ProviderRefused(400, 'PayFast answered 400: Insufficient funds'), 'PayFast answered 400: Insufficient funds'],
])('by EFT when the refund itself is answered with %s', async (answer, why) => {
  const { refund } = refundsAnswered(refundable, answer, refundable);
  expect(await refund('558900', request)).toEqual({ outcome: 'eft_needed', why });
});

const back = { ...refundable, status: 'COMPLETED', amount_available_for_refund: 0 };
const unclear = [false, new ProviderRefused(400, 'no'), new ProviderAway('away'), null, 'perhaps', {}] as const;

test.each(unclear)(
  'answered with %s, it is done if the provider then reports the payment as refunded',
  async (answer) => {
    const { refund, calls } = refundsAnswered(refundable, answer, back);
    expect(await refund('558900', request)).toEqual({ outcome: 'done' });
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  },
);

test.each(unclear)(
  'answered with %s, nothing else is tried while the outcome of the refund is unknown',
  async (answer) => {
    for (const state of [{ ...refundable, amount_available_for_refund: 0 }, { ...refundable, status: '?' }, null])
      await expect(refundsAnswered(refundable, answer, state).refund('1', request)).rejects.toThrow(ProviderAway);
  },
);

test.each(unclear.slice(2))(
  'answered with %s, it isn’t paid another way although nothing was refunded',
  async (answer) => {
    await expect(refundsAnswered(refundable, answer, refundable).refund('1', request)).rejects.toThrow(ProviderAway);
  },
);

test('PayFast pays the EFT itself, if there is an account', async () => {
  const { refund, calls } = refundsAnswered(byEft, true);
  expect(await refund('558900', { ...request, account })).toEqual({ outcome: 'done' });
  expect(calls[1]?.body).toMatchObject({
    bank_account_holder: 'Z Nkosi',
    bank_name: 'FNB',
    bank_branch_code: '250655',
    bank_account_number: '62000000001',
  });
});

test('the account isn’t sent where the card can be refunded', async () => {
  const { refund, calls } = refundsAnswered(refundable, true);
  await refund('558900', { ...request, account });
  expect(calls[1]?.body).not.toHaveProperty('bank_account_number');
});

test.each([
  ['the question', [new ProviderAway('away')]],
  ['the refund', [refundable, new ProviderAway('away'), new ProviderAway('away')]],
])('no answer to %s is retryable', async (_, answers) => {
  await expect(refundsAnswered(...answers).refund('558900', request)).rejects.toThrow(ProviderAway);
});

test('a wrong signature of ours says nothing about the card', async () => {
  const wrong = new ProviderRefused(401, 'Merchant authorisation failed');
  await expect(refundsAnswered(wrong).refund('558900', request)).rejects.toThrow(wrong);
  await expect(refundsAnswered(refundable, wrong).refund('558900', request)).rejects.toThrow(wrong);
});

test('a reason is padded or cut to the length that PayFast accepts', async () => {
  const { refund, calls } = refundsAnswered(refundable, true, refundable, true);
  await refund('1', { ...request, reason: 'x' });
  await refund('1', { ...request, reason: 'y'.repeat(300) });
  expect(calls[1]?.body?.reason).toBe('x..');
  expect(calls[3]?.body?.reason).toHaveLength(255);
});

/** A part of a payment, of which another part was refunded before. */
const part = { amountCents: 5_000n, leftCents: 15_000n, reason: 'A day that was called off' };
const leftOver = (cents: number) => ({ ...refundable, amount_available_for_refund: cents });

test('a part is refunded as a partial refund of the provider', async () => {
  const wayOf = { refund_full: { method: 'NOT_AVAILABLE' }, amount_available_for_refund: 15_000 };
  const { refund, calls } = refundsAnswered({ ...refundable, ...wayOf }, true);
  expect(await refund('1', part)).toEqual({ outcome: 'done' });
  expect(calls[1]?.body).toMatchObject({ amount: 5_000 });
});

test('a part whose response was lost is done if that much less is left', async () => {
  const { refund, calls } = refundsAnswered(leftOver(10_000));
  expect(await refund('1', part)).toEqual({ outcome: 'done' });
  expect(calls).toHaveLength(1);
  const later = refundsAnswered(leftOver(15_000), new ProviderAway('away'), leftOver(10_000));
  expect(await later.refund('1', part)).toEqual({ outcome: 'done' });
});

test.each([[12_000], [19_900]])(
  'with %s cents left, which our books do not explain, nothing is paid',
  async (cents) => {
    const { refund, calls } = refundsAnswered(leftOver(cents));
    expect(await refund('1', part)).toMatchObject({
      outcome: 'eft_needed',
      why: expect.stringContaining('our ledger'),
    });
    expect(calls).toHaveLength(1);
  },
);
