import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, line, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** In bytes: years of an account that pays reps. */
export const largestStatement = 1_000_000;

/**
 * What a line of the bank's statement is to us: a payout or a batch that can be said to be paid, one that was; one that the bank paid
 * twice; one that names ours with another amount; one whose money came back; one of what is over or not released; what the
 * card provider paid out and somebody has recorded; or none of it.
 */
export const lineMatches = [
  'to_book',
  'booked',
  'paid_twice',
  'amount_differs',
  'came_back',
  'not_open',
  'settled',
  'unknown',
] as const;

export type LineMatch = (typeof lineMatches)[number];

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
  /** What it names. */
  reference: z.string().nullable(),
  batchId: id.nullable(),
});

export type MatchedLine = z.output<typeof matchedLine>;

export const statementStory = bankStatement.extend({
  matched: z.array(matchedLine),
  /** Released before its last day, and in none of its lines. */
  missing: z.array(
    z.object({ payoutId: id, reference: z.string(), amountCents: z.int(), batchId: id, batch: z.string() }),
  ),
  /** By our books, now. */
  atBankCents: z.int(),
});

export type StatementStory = z.output<typeof statementStory>;

const ofStatement = z.object({ statementId: id });
const shared = { tag: 'Admin', gate: 'admin' } as const;
const told = { status: 200, response: statementStory } as const;

export const bankStatementsApi = {
  list: endpoint({
    ...shared,
    permission: 'payouts.read',
    method: 'GET',
    path: '/api/admin/bank-statements',
    summary: 'Statements of the bank that were read, newest first',
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
    summary:
      'Read a statement of the bank, as a CSV file; one that was read before is found again, and nothing else happens',
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
    summary: 'What the lines of a statement are to us, what is missing, and its balance beside that of the books',
    params: ofStatement,
    refusals: ['bank_statement.not_found'],
  }),
  book: endpoint({
    ...shared,
    permission: 'payouts.record',
    ...told,
    method: 'POST',
    path: '/api/admin/bank-statements/:statementId/booking',
    summary: 'Every payout that the statement shows as paid is paid',
    params: ofStatement,
    refusals: ['bank_statement.not_found'],
  }),
};
