import { expect, test } from 'vitest';
import { usualFacts } from '#contract/site/site-facts.ts';
import { receiptOf } from './texts.ts';

const payment = {
  merchantPaymentId: '0199a000-0000-7000-8000-000000000001',
  userId: '0199a000-0000-7000-8000-000000000002',
  item: 'subscription',
  side: 'rep',
  itemName: 'Thengisa sales rep subscription',
  amountGross: 19_900n,
  paymentStatus: 'COMPLETE',
  consentVersion: null,
  consentedAt: null,
  billingOn: null,
  subscriptionId: null,
  cycle: 1,
  pfPaymentId: '1',
  feeCents: 458n,
  provider: 'card',
  cardFeeCents: 0n,
  periodFrom: '2026-01-31',
  periodUntil: '2026-02-28',
  receiptNumber: 7,
  recipient: null,
  vatNumber: null,
  createdAt: new Date('2026-01-31T08:00:00Z'),
  paidAt: new Date('2026-01-31T08:01:00Z'),
  ...{ settledAt: null, settledIn: null, chargedBackAt: null, chargebackSettledIn: null },
} as const;

type Received = Parameters<typeof receiptOf>[0];

const say = (given: Partial<Received['payment']>, hires: Received['hires'] = [], courses: Received['courses'] = []) => {
  const { title, closing } = receiptOf({
    payment: { ...payment, ...given },
    payerName: 'Thabo Mokoena',
    support: usualFacts,
    hires,
    courses,
  });
  return { title, facts: Object.fromEntries(closing.facts.map(({ term, detail }) => [term, detail])) };
};
const vatNumber = '4123456789';
const recipient = { name: 'Ubuntu Foods', address: '1 Long Street, Cape Town', vatNumber: null };

test('an operator without VAT registration issues a receipt', () => {
  const { title, facts } = say({});
  expect(title).toBe('Receipt TH-000007');
  expect(facts).toMatchObject({ To: 'Thabo Mokoena', Paid: 'R199.00' });
  expect(facts).not.toHaveProperty('VAT at 15%');
});

test('an operator with VAT registration issues a tax invoice with the VAT share', () => {
  const { title, facts } = say({ vatNumber, recipient });
  expect(title).toBe('Tax invoice TH-000007');
  expect(facts).toMatchObject({
    To: 'Ubuntu Foods, 1 Long Street, Cape Town',
    'Without VAT': 'R173.04',
    'VAT at 15%': 'R25.96',
    'Total, VAT included': 'R199.00',
  });
});

test('over R5,000 a tax invoice names its recipient, or is a receipt instead', () => {
  expect(say({ vatNumber, amountGross: 500_001n }).title).toBe('Receipt TH-000007');
  expect(say({ vatNumber, amountGross: 500_001n, recipient }).title).toBe('Tax invoice TH-000007');
});

test('a receipt shows what was refunded', () => {
  expect(say({ paymentStatus: 'REFUNDED' }).facts).toMatchObject({ Refunded: 'R199.00' });
});

test('held money is listed rep by rep, and isn’t a supply of ours', () => {
  const hire = {
    ...{ merchantPaymentId: payment.merchantPaymentId, milestoneId: '', engagementId: '', repId: '', startsAt: null },
    ...{ what: 'Store opening, Sat 5 December 2026', repName: 'Thandi Nkosi', amountCents: 190_000n },
    ...{ milestone: 1, cardFeeCents: 6_850n, fundedAt: null, returnedCents: 0n, backCents: null },
    ...{ movedCents: 0n, fromMilestoneId: null },
  };
  const held = { item: 'hires', itemName: 'Store opening', amountGross: 196_850n, cardFeeCents: 6_850n } as const;
  const { title, facts } = say({ ...held, vatNumber, recipient }, [hire]);
  expect(title).toBe('Receipt TH-000007');
  expect(facts).toMatchObject({
    'Thandi Nkosi': 'R1,900.00: Store opening, Sat 5 December 2026',
    'Card fee': 'R68.50',
    Paid: 'R1,968.50',
  });
});

test('a course is a supply of ours once it was opened, and is listed by learner', () => {
  const line = {
    ...{ merchantPaymentId: payment.merchantPaymentId, courseId: '', learnerId: '', title: 'Counting stock' },
    ...{ learnerName: 'Thandi Nkosi', amountCents: 12_500n, openedAt: payment.paidAt },
    returned: false,
  };
  const paid = { item: 'courses', itemName: 'Training course: Counting stock', periodFrom: null, vatNumber } as const;
  const opened = say({ ...paid, amountGross: 12_500n }, [], [line]);
  expect(opened.title).toBe('Tax invoice TH-000007');
  expect(opened.facts).toMatchObject({ 'Thandi Nkosi': 'R125.00: Counting stock', 'VAT at 15%': 'R16.30' });
  const other = { ...line, learnerName: null, openedAt: null };
  const { title, facts } = say({ ...paid, amountGross: 25_000n }, [], [line, other]);
  expect(title).toBe('Tax invoice TH-000007');
  expect(facts).toMatchObject({
    'A rep': 'R125.00: Counting stock. Not opened, to be refunded',
    ...{ 'Total, VAT included': 'R125.00', 'VAT at 15%': 'R16.30', Paid: 'R250.00', 'To be refunded': 'R125.00' },
  });
  expect(say({ ...paid, amountGross: 12_500n }, [], [other]).title).toBe('Receipt TH-000007');
  expect(say({ ...paid, amountGross: 12_500n }, [], [{ ...line, returned: true }]).facts).toMatchObject({
    'Thandi Nkosi': 'R125.00: Counting stock. Refunded',
  });
});
