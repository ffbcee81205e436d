import { expect, test } from 'vitest';
import type { GigTerms } from '../operators/settings.ts';
import { gigWordsOf, paidDirectly } from './gig-words.ts';

const terms: GigTerms = {
  gigsPaidHere: true,
  feeBasisPoints: 1_370,
  feeBearer: 'rep',
  cardFeeBearer: 'platform',
  cardFeeBasisPoints: 350,
  cardFeeFlatCents: 200,
  minimumPayoutCents: 25_050,
};

test('a fee that the rep bears is named to both sides, and so is the smallest payout', () => {
  expect(gigWordsOf(terms)).toMatchObject({
    fee: { rep: 'Our 13.7% fee comes out of the pay.', business: 'Our 13.7% fee comes out of the rep’s pay.' },
    after: 'after our 13.7% fee',
    onTop: 'nothing on top',
  });
  expect(gigWordsOf(terms).when.rep).toMatch(/from R250\.50\.$/);
});

test("a fee that the business bears is added to the pay, and the rep's texts name none", () => {
  expect(gigWordsOf({ ...terms, feeBearer: 'business' })).toMatchObject({
    fee: {
      rep: 'The business pays our fee on top, so you keep all of the pay.',
      business: 'Our 13.7% fee is added to the pay, and the business pays it.',
    },
    after: 'with our fee paid by the business',
    onTop: 'including our 13.7% fee',
  });
});

test('a card surcharge is named to the business alone, with its parts', () => {
  const byCard = { ...terms, cardFeeBearer: 'business' } as const;
  expect(gigWordsOf(byCard)).toMatchObject({
    fee: {
      rep: 'Our 13.7% fee comes out of the pay.',
      business: 'Our 13.7% fee comes out of the rep’s pay. Paying by card adds 3.5% and R2.',
    },
    onTop: 'nothing on top, or 3.5% and R2 more by card',
  });
  expect(gigWordsOf({ ...byCard, cardFeeBasisPoints: 0 }).onTop).toBe('nothing on top, or R2 more by card');
  expect(gigWordsOf({ ...byCard, cardFeeBasisPoints: 0, cardFeeFlatCents: 0 }).onTop).toBe('nothing on top');
});

test('no fee is stated where there is none, or where gigs are paid directly', () => {
  expect(gigWordsOf({ ...terms, feeBasisPoints: 0 }).fee.both).toBe('We charge no fee on gigs.');
  const elsewhere = gigWordsOf({ ...terms, gigsPaidHere: false, cardFeeBearer: 'business' });
  expect(JSON.stringify(elsewhere)).not.toMatch(/%|R\d|held|wallet/);
  expect(elsewhere.when).toEqual(paidDirectly);
});
