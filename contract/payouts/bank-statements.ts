import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, line, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { adminPayout } from './admin-payouts.ts';

/** In bytes: years of an account that pays reps. */
export const largestStatement = 1_000_000;

/**
 * The meaning of a bank statement's line: `to_book` pays a released payout or batch, and no line returns it; `booked` is dealt with; `returned` pays
 * one that another line returns; `came_back` returns one in full; `amount_differs` names one with another amount; `several` names more than one;
 * `paid_twice` repeats a payment; `not_open` names one that is not with the bank; `settled` is a recorded payout of the card provider; `unknown` is
 * none of these.
 */
export const lineMatches = [
  'to_book',
  'booked',
  'returned',
  'came_back',
  'amount_differs',
  'several',
  'paid_twice',
  'not_open',
  'settled',
  'unknown',
] as const;

export type LineMatch = (typeof lineMatches)[number];

/** Lines that only a person can settle: the statement never books their payouts. */
export const undecidedMatches: ReadonlySet<LineMatch> = new Set(['returned', 'came_back', 'amount_differs', 'several']);

export const bankStatement = z.object({
  id,
  fileName: z.string(),
  firstDay: day('First day'),
  lastDay: day('Last day'),
  lines: z.int(),
  /** After its last line; null where it does not say. */
  closingCents: z.int().nullable(),
  readBy: z.string(),
  readAt: timestamp,
});

export type BankStatement = z.output<typeof bankStatement>;

export const matchedLine = z.object({
  number: z.int(),
  day: day('Day'),
  text: z.string(),
  /** Below zero: it left the account. */
  amountCents: z.int(),
  match: z.enum(lineMatches),
  /** The reference it names. */
  reference: z.string().nullable(),
  batchId: id.nullable(),
  /** The payouts in its text, if a person has to decide their outcome. */
  payouts: z.array(adminPayout),
});

export type MatchedLine = z.output<typeof matchedLine>;

export const statementStory = bankStatement.extend({
  matched: z.array(matchedLine),
  /** Unreadable rows, by their position in the file. None are recorded for statements read by an earlier version. */
  unread: z.array(z.object({ number: z.int(), text: z.string() })),
  /** Released before its last day, and in none of its lines. */
  missing: z.array(
    z.object({ payoutId: id, reference: z.string(), amountCents: z.int(), batchId: id, batch: z.string() }),
  ),
  /** The current balance by our books. */
  atBankCents: z.int(),
});

export type StatementStory = z.output<typeof statementStory>;

const ofStatement = z.object({ statementId: id });
const shared = { tag: 'Payouts', gate: 'admin' } as const;
const told = { status: 200, response: statementStory } as const;

export const bankStatementsApi = {
  list: endpoint({
    ...shared,
    permission: 'payouts.read',
    method: 'GET',
    path: '/api/admin/bank-statements',
    about: 'payouts',
    summary: 'List imported bank statements, newest first',
    query: pageQuery,
    status: 200,
    response: pageOf(bankStatement),
    refusals: ['request.bad_cursor'],
  }),
  read: endpoint({
    ...shared,
    permission: 'payouts.record',
    ...told,
    method: 'POST',
    path: '/api/admin/bank-statements',
    changes: ['payouts'],
    summary: 'Import a bank statement',
    description: 'Send the CSV file. Importing the same file again returns the first import.',
    query: z.object({ fileName: line('File name', 200) }),
    rawBody: true,
    refusals: ['bank_statement.too_large', 'bank_statement.unreadable'],
  }),
  show: endpoint({
    ...shared,
    permission: 'payouts.read',
    ...told,
    method: 'GET',
    path: '/api/admin/bank-statements/:statementId',
    about: 'payouts',
    summary: 'Get a bank statement',
    description: 'Includes its matched lines, missing payouts, and its balance next to that of the ledger.',
    params: ofStatement,
    refusals: ['bank_statement.not_found'],
  }),
  book: endpoint({
    ...shared,
    permission: 'payouts.record',
    ...told,
    method: 'POST',
    path: '/api/admin/bank-statements/:statementId/booking',
    changes: ['payouts'],
    summary: 'Mark the payouts of a statement as paid',
    description: 'Leaves out payouts that any statement returns.',
    params: ofStatement,
    refusals: ['bank_statement.not_found'],
  }),
};
