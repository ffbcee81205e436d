import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cents, day, fileText, id, optionalLine, prose, timestamp } from '../fields.ts';
import { salesTerms } from '../jobs/sales-terms.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { saleCodeLength, saleLimits, saleSources, saleStatuses, salesHintKinds } from './sales-options.ts';

const code = z
  .string('The code is required.')
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[A-Z0-9]{${saleCodeLength}}$`), `A code has ${saleCodeLength} letters and digits.`);

export const externalId = z
  .string('The number is required.')
  .regex(/^[\x21-\x7e]{1,100}$/, 'Use 1 to 100 visible ASCII characters.');

export const saleInput = z.object({
  /** Your own number of the order: the same one again is the same sale. */
  externalId,
  code,
  /** What the customer paid, in cents. */
  amountCents: cents('The amount'),
  /** When it was sold. */
  at: timestamp,
  place: optionalLine('The place', 80),
});

export type SaleInput = z.output<typeof saleInput>;

export const sale = z.object({
  id,
  externalId: z.string(),
  engagementId: id,
  code: z.string(),
  source: z.enum(saleSources),
  amountCents: z.int(),
  at: timestamp,
  place: z.string().nullable(),
  status: z.enum(saleStatuses),
  recordedAt: timestamp,
  /** Why the business disputes or voided it. Null: it counts, or a system of the business voided it. */
  reason: z.string().nullable(),
  /** Until when the business can dispute it. */
  disputeUntil: timestamp,
});

/** To the business: with the rep and the job. */
const ownSale = sale.extend({
  repName: z.string(),
  title: z.string(),
  /** Whether the gig is over: a dispute of the sale can’t be withdrawn any more. */
  gigOver: z.boolean(),
});

export type Sale = z.output<typeof sale>;
export type OwnSale = z.output<typeof ownSale>;

const figure = z.object({ scans: z.int(), sales: z.int(), amountCents: z.int() });

/** What sales came to on a gig, and what they pay. Cents of the rep, before the fee. */
const salesOfGig = z.object({
  /** Null: sales pay nothing on this gig. */
  terms: salesTerms.nullable(),
  /** Null: the rep hasn’t opened it yet. */
  code: z.string().nullable(),
  /** The short address of the code. */
  address: z.string().nullable(),
  ...figure.shape,
  /** Null: they are deleted by now. */
  scans: z.int().nullable(),
  disputed: z.int(),
  /** By the terms, from the sales that count now. */
  earnedCents: z.int(),
  /** The most that the gig pays for sales. */
  mostCents: z.int(),
  /** Of that, what is held now, and what was paid to the rep. */
  heldCents: z.int(),
  paidCents: z.int(),
  /** When sales count. Null: the days are open. */
  from: timestamp.nullable(),
  until: timestamp.nullable(),
});

export type SalesOfGig = z.output<typeof salesOfGig>;

const figures = z.object({
  reps: z.array(figure.extend({ engagementId: id, repName: z.string(), title: z.string() })),
  days: z.array(figure.extend({ day: z.string() })),
  places: z.array(z.object({ place: z.string().nullable(), sales: z.int(), amountCents: z.int() })),
});

export type SalesFigures = z.output<typeof figures>;

const hint = z.object({
  engagementId: id,
  repName: z.string(),
  title: z.string(),
  kind: z.enum(salesHintKinds),
  /** `device_repeats`, `own_device`: scans of the day from one device. `burst`: sales within five minutes. `no_scan`: sales before any scan. */
  count: z.int(),
  day: z.string(),
});

export type SalesHint = z.output<typeof hint>;

export const ofBusiness = { tag: 'Sales', gate: 'business', afterTrial: 'keeps a promise' } as const;
const ofSale = { ...ofBusiness, params: z.object({ saleId: id }) } as const;
/** How recording a sale can be refused. */
export const recorded = ['sale.code_unknown', 'sale.outside_gig', 'sale.reused'] as const;

export const salesApi = {
  list: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/recorded-sales',
    about: 'sales',
    summary: 'List sales of your reps, newest first',
    query: pageQuery.extend({
      engagementId: id.optional(),
      jobId: id.optional(),
      status: z.enum(saleStatuses).optional(),
    }),
    status: 200,
    response: pageOf(ownSale),
    refusals: ['request.bad_cursor'],
  }),
  enter: endpoint({
    ...ofBusiness,
    method: 'POST',
    path: '/api/business/recorded-sales',
    changes: ['sales'],
    summary: 'Record a sale by hand',
    description: 'Repeating it with the same content returns it again.',
    body: saleInput,
    status: 200,
    response: sale,
    refusals: recorded,
  }),
  importFile: endpoint({
    ...ofBusiness,
    method: 'POST',
    path: '/api/business/recorded-sales/imports',
    changes: ['sales'],
    summary: 'Import sales from a CSV file',
    description: `The first row names the columns: number, code, amount, time, place. Amounts are in rand. Times are like 2026-11-30 14:05, in South Africa. At most ${saleLimits.csvRows} rows. With a wrong row nothing is imported, and \`errors\` names each by its line.`,
    largestBody: 600_000,
    body: z.object({ content: fileText('The file', saleLimits.csvLetters) }),
    status: 200,
    response: z.object({ imported: z.int(), repeated: z.int() }),
    refusals: ['sales.file_invalid'],
  }),
  cancel: endpoint({
    ...ofSale,
    method: 'POST',
    path: '/api/business/recorded-sales/:saleId/void',
    changes: ['sales'],
    summary: 'Void a sale',
    description: 'For refunds and mistakes. The rep is notified with the reason. Idempotent.',
    body: z.object({ reason: prose('The reason', 500) }),
    status: 200,
    response: sale,
    refusals: ['sale.not_found', 'sale.paid', 'sale.too_late'],
  }),
  dispute: endpoint({
    ...ofSale,
    method: 'PUT',
    path: '/api/business/recorded-sales/:saleId/dispute',
    changes: ['sales'],
    summary: 'Dispute a sale',
    description: 'A disputed sale doesn’t count. The rep is notified with the reason.',
    body: z.object({ reason: prose('The reason', 500) }),
    status: 200,
    response: sale,
    refusals: ['sale.not_found', 'sale.void', 'sale.paid', 'sale.too_late'],
  }),
  confirm: endpoint({
    ...ofSale,
    method: 'DELETE',
    path: '/api/business/recorded-sales/:saleId/dispute',
    changes: ['sales'],
    summary: 'Withdraw the dispute of a sale',
    status: 200,
    response: sale,
    refusals: ['sale.not_found', 'sale.void'],
  }),
  figures: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/sales-figures',
    about: 'sales',
    summary: 'Get sales by rep, day and place',
    description: `Sales that count, over at most ${saleLimits.figureDays} days. Ordered by amount; days from the first on. Scans are deleted after ${saleLimits.scanKeptDays} days.`,
    query: z.object({ jobId: id.optional(), from: day('The first day'), to: day('The last day') }),
    status: 200,
    response: figures,
    refusals: ['sales.days_invalid'],
  }),
  hints: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/sales-hints',
    about: 'sales',
    summary: 'List what is unusual about your sales',
    description: 'Of the last 30 days, at most 200. For a person to judge: nothing is refused because of it.',
    query: z.object({ jobId: id.optional() }),
    status: 200,
    response: z.object({ items: z.array(hint) }),
  }),

  ofGig: endpoint({
    method: 'GET',
    path: '/api/engagements/:engagementId/sales',
    about: 'sales',
    summary: 'Get what sales came to on a gig',
    description: 'For the rep and the business of the gig.',
    tag: 'Sales',
    gate: 'signed-in',
    params: z.object({ engagementId: id }),
    status: 200,
    response: salesOfGig,
    refusals: ['engagement.not_found'],
  }),
  openCode: endpoint({
    method: 'POST',
    path: '/api/rep/engagements/:engagementId/sales-code',
    changes: ['sales'],
    summary: 'Get your sales code with its QR code',
    description: 'Makes the code at the first call. `qrCode` is an address for an image.',
    tag: 'Sales',
    gate: 'rep',
    afterTrial: 'keeps a promise',
    params: z.object({ engagementId: id }),
    status: 200,
    response: z.object({ code: z.string(), address: z.string(), qrCode: z.string() }),
    refusals: ['engagement.not_found', 'sales.none'],
  }),
  ofRep: endpoint({
    method: 'GET',
    path: '/api/rep/engagements/:engagementId/sales',
    about: 'sales',
    summary: 'List your sales on a gig, newest first',
    tag: 'Sales',
    gate: 'rep',
    afterTrial: 'own money',
    params: z.object({ engagementId: id }),
    query: pageQuery,
    status: 200,
    response: pageOf(sale),
    refusals: ['engagement.not_found', 'request.bad_cursor'],
  }),

  allHints: endpoint({
    method: 'GET',
    path: '/api/admin/sales-hints',
    about: 'sales',
    summary: 'List what is unusual about sales',
    description: 'Of the last 30 days, at most 200.',
    tag: 'Sales',
    gate: 'admin',
    permission: 'disputes.decide',
    status: 200,
    response: z.object({ items: z.array(hint.extend({ companyName: z.string() })) }),
  }),
  ofAny: endpoint({
    method: 'GET',
    path: '/api/admin/engagements/:engagementId/sales',
    about: 'sales',
    summary: 'List the sales of a gig, newest first',
    tag: 'Sales',
    gate: 'admin',
    permission: 'disputes.decide',
    params: z.object({ engagementId: id }),
    query: pageQuery,
    status: 200,
    response: pageOf(sale),
    refusals: ['engagement.not_found', 'request.bad_cursor'],
  }),
};
