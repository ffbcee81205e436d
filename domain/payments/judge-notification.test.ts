import { describe, expect, test } from 'vitest';
import { judgeNotification, type Known } from './judge-notification.ts';

const money = { paymentStatus: 'COMPLETE', token: null, pfPaymentId: '1', amountGrossCents: 19_900n };
const charged = { ...money, token: 't' };
const payer: Known['payer'] = {
  ...{ hasAccount: true, isBarred: false, isSubscribed: false, isFree: false },
  months: { paid: 1, unreported: null },
};
const none: Known = {
  ...{ charge: undefined, checkout: undefined, subscription: undefined },
  ...{ isStillToSpend: true, isStray: false, payer },
};
const checkout = { item: 'subscription', provider: 'card', paymentStatus: 'PENDING', amountGross: 19_900n } as const;
const subscription: NonNullable<Known['subscription']> = {
  ...{ status: 'active', amountCents: 19_900n, anchorOn: '2026-03-10', anchorCycle: 1 },
  ...{ cancelledAt: null, cancelledLate: false, providerEndedAt: null, endedBecause: null },
};
const paid = { paymentStatus: 'COMPLETE', paidAt: new Date() } as const;
const unallocated = { paymentStatus: 'UNALLOCATED', paidAt: new Date() } as const;
const hires = { ...checkout, item: 'hires' } as const;

const first = { ...none, checkout };
const month = { ...none, subscription };
const once = { ...none, checkout: hires };

describe('money', () => {
  test.each([
    ['that is known', { ...month, charge: paid }, charged, { act: 'nothing', note: 'known' }],
    ['without a number', month, { ...charged, pfPaymentId: null }, { act: 'park' }],
    ['of nothing', month, { ...charged, amountGrossCents: 0n }, { act: 'park' }],
    ['that is on its way back', { ...month, charge: unallocated, isStillToSpend: false }, charged, { act: 'nothing' }],
    ['for nothing that we know', none, charged, { act: 'keep', endsToken: false }],
    ['of a subscription, without a token', month, money, { act: 'keep' }],
    ['of another amount', month, { ...charged, amountGrossCents: 19_902n }, { act: 'keep', endsToken: false }],
    ['a cent less', month, { ...charged, amountGrossCents: 19_899n }, { act: 'charge month', back: null }],
    [
      'of another amount, for a first month',
      first,
      { ...charged, amountGrossCents: 1n },
      { act: 'keep', endsToken: true },
    ],
    ['for a first month', first, charged, { act: 'charge month', ended: null, back: null }],
    ['for work', once, money, { act: 'complete' }],
    [
      'for work that was given up',
      { ...none, checkout: { ...hires, paymentStatus: 'ABANDONED' } },
      money,
      { act: 'complete' },
    ],
    [
      'for work that is paid',
      { ...none, checkout: { ...hires, paymentStatus: 'COMPLETE' } },
      money,
      { act: 'complete twice' },
    ],
    ['for work, by a token', once, charged, { act: 'keep', endsToken: true }],
    ['for work, that came before', { ...once, charge: unallocated }, money, { act: 'keep' }],
    ['for work, of another amount', once, { ...money, amountGrossCents: 1n }, { act: 'keep' }],
    ['for what a partner takes', { ...none, checkout: { ...hires, provider: 'escrow' } }, money, { act: 'keep' }],
  ] as const)('%s', (_name, known, said, decision) => {
    expect(judgeNotification(said, known as Known)).toMatchObject(decision);
  });

  test('for a month that the provider had counted names it, unless it was stored as unallocated', () => {
    const counted = { ...month, payer: { ...payer, months: { paid: 2, unreported: 2 } } };
    expect(judgeNotification(charged, counted)).toEqual({ act: 'name month' });
    expect(judgeNotification(charged, { ...counted, charge: unallocated })).toMatchObject({ act: 'charge month' });
  });
});

describe('a first month is refunded', () => {
  test.each([
    ['account_closed', { hasAccount: false, isSubscribed: true, isFree: true }],
    ['paid_twice', { isSubscribed: true, isBarred: true }],
    ['nothing_due', { isBarred: true }],
    ['nothing_due', { isFree: true }],
  ])('%s', (ended, account) => {
    const known = { ...first, payer: { ...payer, ...account } };
    expect(judgeNotification(charged, known)).toMatchObject({
      act: 'charge month',
      ended,
      back: expect.stringMatching(/^(?:not_due|had_ended)$/),
      ends: true,
    });
  });
});

describe('a later month', () => {
  const later = (of: object, account: object = {}) =>
    judgeNotification(charged, {
      ...month,
      subscription: { ...subscription, ...of },
      payer: { ...payer, ...account },
    } as Known);
  const ended = { status: 'ended', endedBecause: 'unpaid' };
  // The second month begins on 10 April.
  const cancelled = (day: string) => ({ status: 'cancelled', cancelledAt: new Date(`${day}T12:00:00Z`) });

  test.each([
    ['after it ended', { status: 'ended', endedBecause: 'refunded' }, {}, true],
    ['after it was given up for want of it, and another began', ended, { isSubscribed: true }, true],
    ['while nothing is charged', {}, { isFree: true }, false],
    ['after the month of the cancellation', cancelled('2026-04-09'), {}, false],
    ['that was late when it was cancelled', { ...cancelled('2026-04-12'), cancelledLate: true }, {}, false],
  ])('%s is refunded', (_name, of, account, ends) => {
    expect(later(of, account)).toMatchObject({
      act: 'charge month',
      back: expect.stringMatching(/^(?:not_due|had_ended)$/),
      ends,
    });
  });

  test.each([
    ['after it was given up for want of it', ended],
    ['in which it was cancelled', cancelled('2026-04-12')],
  ])('%s counts', (_name, of) => {
    expect(later(of)).toMatchObject({ act: 'charge month', back: null, ends: false });
  });
});

describe('no money', () => {
  const failed = { ...money, paymentStatus: 'FAILED', token: 't' };
  const gone = { ...failed, paymentStatus: 'CANCELLED' };
  const stray = { ...none, isStray: true };
  test.each([
    ['of nothing that we know', none, failed, { act: 'park' }],
    ['undecided', first, { ...failed, paymentStatus: 'PENDING' }, { act: 'nothing' }],
    ['unheard of', first, { ...failed, paymentStatus: 'ODD' }, { act: 'park' }],
    ['a checkout that failed', first, { ...failed, token: null }, { act: 'close checkout', as: 'FAILED' }],
    ['a checkout that was left', first, { ...gone, token: null }, { act: 'close checkout', as: 'CANCELLED' }],
    ['a first charge that failed', first, failed, { act: 'park' }],
    ['a charge that failed', month, failed, { act: 'fall behind' }],
    ['a token that ended', month, gone, { act: 'end' }],
    [
      'a token whose end is known',
      { ...none, subscription: { ...subscription, providerEndedAt: new Date() } },
      gone,
      { act: 'nothing' },
    ],
    ['a token that we gave up', stray, gone, { act: 'end stray' }],
    ['a token before its first charge', first, gone, { act: 'park' }],
  ] as const)('%s', (_name, known, said, decision) => {
    expect(judgeNotification(said, known as Known)).toMatchObject(decision);
  });
});
