import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cents, id, prose, timestamp } from '../fields.ts';
import { secondPersonRefusals } from '../operators/two-people.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { correctableAccounts, correctionStatuses } from './options.ts';

/** An account of the platform, or the wallet of a rep. */
const account = z
  .object({ kind: z.enum(correctableAccounts), repId: id.nullable() })
  .refine(({ kind, repId }) => (kind === 'rep_wallet') === (repId !== null), {
    path: ['repId'],
    error: 'Enter a rep number for a wallet, and only for a wallet.',
  });

export const correction = z.object({
  id,
  from: z.object({ kind: z.enum(correctableAccounts), repId: id.nullable(), repName: z.string().nullable() }),
  to: z.object({ kind: z.enum(correctableAccounts), repId: id.nullable(), repName: z.string().nullable() }),
  amountCents: z.int(),
  reason: z.string(),
  status: z.enum(correctionStatuses),
  askedBy: z.string(),
  askedAt: timestamp,
  decidedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
});

export type Correction = z.output<typeof correction>;

export const correctionInput = z
  .object({ fromAccount: account, toAccount: account, amountCents: cents('Amount'), reason: prose('Reason', 500) })
  .refine(({ fromAccount: from, toAccount: to }) => from.kind !== to.kind || from.repId !== to.repId, {
    path: ['toAccount'],
    error: 'Choose two different accounts.',
  });

export type CorrectionInput = z.output<typeof correctionInput>;

const shared = { tag: 'Ledger', gate: 'admin' } as const;
const ofCorrection = z.object({ correctionId: id });

export const correctionsApi = {
  list: endpoint({
    ...shared,
    permission: 'books.read',
    method: 'GET',
    path: '/api/admin/corrections',
    about: 'payments',
    summary: 'List ledger corrections, newest first',
    query: pageQuery,
    status: 200,
    response: pageOf(correction),
    refusals: ['request.bad_cursor'],
  }),
  ask: endpoint({
    ...shared,
    permission: 'corrections.ask',
    method: 'POST',
    path: '/api/admin/corrections',
    changes: ['payments'],
    summary: 'Propose a ledger correction',
    description: 'Needs the approval of a second admin. Amounts are in cents.',
    body: correctionInput,
    status: 201,
    response: correction,
    refusals: ['correction.account_unknown', 'ledger.wallet_short'],
  }),
  approve: endpoint({
    ...shared,
    permission: 'corrections.approve',
    method: 'POST',
    path: '/api/admin/corrections/:correctionId/approval',
    changes: ['payments'],
    summary: 'Approve a ledger correction',
    description: 'The admin who proposed it can’t approve it.',
    params: ofCorrection,
    status: 200,
    response: correction,
    refusals: ['correction.not_open', 'correction.same_administrator', ...secondPersonRefusals, 'ledger.wallet_short'],
  }),
  reject: endpoint({
    ...shared,
    permission: 'corrections.approve',
    method: 'POST',
    path: '/api/admin/corrections/:correctionId/rejection',
    changes: ['payments'],
    summary: 'Decline or withdraw a ledger correction',
    params: ofCorrection,
    body: z.object({ reason: prose('Reason', 500) }),
    status: 200,
    response: correction,
    refusals: ['correction.not_open'],
  }),
};
