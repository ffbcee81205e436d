import { brand } from '#contract/brand.ts';
import type { SiteFacts } from '#contract/operators/settings.ts';
import { namedInvoiceCents } from '#contract/payments/billing.ts';
import { vatShare } from '#domain/payments/vat.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import { dayText } from '#server/platform/mail/time-texts.ts';
import type { PdfContent } from '#server/platform/pdf/render-document.ts';
import { type PaidFor, receiptName } from '../present.ts';
import type { PaymentRow } from '../tables.ts';

export interface Received extends PaidFor {
  readonly payment: PaymentRow & { readonly paidAt: Date; readonly receiptNumber: number };
  /** Used if no details were given for receipts. */
  readonly payerName: string;
  readonly support: Pick<SiteFacts, 'supportEmail' | 'supportPhone'>;
}

const { company } = brand;
const seller = `${company.legalName}, ${company.city}, ${company.country}`;

const ways = { card: 'Card, through PayFast', escrow: 'Our escrow partner' } as const;

/**
 * The receipt of a payment. Only an operator registered for VAT may call it a tax invoice, and one over R5,000 names its
 * recipient (VAT Act, section 20). Money paid for work is held for others, and isn't a supply of ours; courses are, once
 * opened.
 */
export function receiptOf({ payment, payerName, support, hires, courses }: Received): PdfContent {
  const { recipient, vatNumber, amountGross, paidAt, receiptNumber } = payment;
  const unopened = courses.reduce((sum, { openedAt, amountCents }) => (openedAt ? sum : sum + amountCents), 0n);
  const supplied = payment.item === 'hires' ? 0n : amountGross - unopened;
  const named = recipient !== null || Number(supplied) <= namedInvoiceCents;
  const isInvoice = supplied > 0n && vatNumber !== null && named;
  const title = `${isInvoice ? 'Tax invoice' : 'Receipt'} ${receiptName(receiptNumber)}`;
  const vat = vatShare(supplied);
  const rands = (cents: bigint) => formatRandExact(Number(cents));
  const facts = [
    { term: 'From', detail: vatNumber === null ? seller : `${seller}. VAT number ${vatNumber}` },
    { term: 'To', detail: recipient ? [recipient.name, recipient.address].join(', ') : payerName },
    ...(recipient?.vatNumber ? [{ term: 'Recipient’s VAT number', detail: recipient.vatNumber }] : []),
    { term: 'Date', detail: dayText(dayInSouthAfrica(paidAt)) },
    { term: 'For', detail: payment.itemName },
    // What it was paid for at first: a replacement uses the same money.
    ...hires
      .filter(({ fromMilestoneId }) => fromMilestoneId === null)
      .map(({ repName, what, amountCents }) => ({ term: repName, detail: `${rands(amountCents)}: ${what}` })),
    ...courses.map((course) => ({
      term: course.learnerName ?? 'A rep',
      detail: `${rands(course.amountCents)}: ${course.title}${whatBecame(course)}`,
    })),
    ...(payment.cardFeeCents > 0n ? [{ term: 'Card fee', detail: rands(payment.cardFeeCents) }] : []),
    ...(payment.periodFrom && payment.periodUntil
      ? [{ term: 'Month', detail: `${dayText(payment.periodFrom)} to ${dayText(payment.periodUntil)}` }]
      : []),
    ...(isInvoice
      ? [
          { term: 'Without VAT', detail: rands(supplied - vat) },
          { term: 'VAT at 15%', detail: rands(vat) },
          { term: 'Total, VAT included', detail: rands(supplied) },
        ]
      : []),
    ...(isInvoice && unopened === 0n ? [] : [{ term: 'Paid', detail: rands(amountGross) }]),
    ...(unopened > 0n ? [{ term: 'To be refunded', detail: rands(unopened) }] : []),
    ...(payment.paymentStatus === 'REFUNDED' ? [{ term: 'Refunded', detail: rands(amountGross) }] : []),
    { term: 'Paid by', detail: `${ways[payment.provider]}. Payment ${payment.merchantPaymentId}` },
  ];
  return {
    title,
    footer: `${brand.name} · ${title}`,
    createdAt: paidAt,
    blocks: [],
    closing: {
      heading: title,
      facts,
      note: `${payment.item === 'hires' ? 'Held until the hours are approved. We’ll refund what isn’t earned. ' : ''}Thank you. Questions? Write to ${support.supportEmail} or call ${support.supportPhone}.`,
      follows: true,
    },
  };
}

const whatBecame = ({ openedAt, returned }: Received['courses'][number]): string =>
  openedAt === null ? '. Not opened, to be refunded' : returned ? '. Refunded' : '';
