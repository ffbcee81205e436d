import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { secondPersonRefusals } from '../operators/two-people.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { adminPayout } from './admin-payouts.ts';

/** Created by one administrator, released by another for the bank to pay, done when the outcome of each line is known. */
export const batchStatuses = ['made', 'released', 'done', 'cancelled'] as const;

export type BatchStatus = (typeof batchStatuses)[number];

/** Why a payout was removed: by an administrator, by a hold on its wallet, or because its rep disowned the account. */
export const exitReasons = ['administrator', 'hold', 'account_withdrawn'] as const;

export type ExitReason = (typeof exitReasons)[number];

/** The most a bank takes in one file, and a person can look through. */
export const mostInBatch = 500;

export const payoutBatch = z.object({
  id,
  /** Its reference at the bank: "TB000007". */
  reference: z.string(),
  status: z.enum(batchStatuses),
  count: z.int(),
  totalCents: z.int(),
  madeBy: z.string(),
  madeAt: timestamp,
  releasedBy: z.string().nullable(),
  releasedAt: timestamp.nullable(),
  cancelledBy: z.string().nullable(),
  cancelledAt: timestamp.nullable(),
});

export type PayoutBatch = z.output<typeof payoutBatch>;

export const batchStory = payoutBatch.extend({
  /** Cancelled ones have none: their payouts were released again. */
  payouts: z.array(adminPayout),
  /** Payouts removed before the release, oldest first. */
  takenOut: z.array(
    z.object({
      reference: z.string(),
      amountCents: z.int(),
      why: z.enum(exitReasons),
      at: timestamp,
      /** Null: automatic, by the reason. */
      by: z.string().nullable(),
    }),
  ),
  /** Balance of the bank account by our books, less what is released and not yet marked as paid. */
  freeAtBankCents: z.int(),
  /** Why you can't release the batch now, if it waits for that; null: you can. */
  notReleasedBecause: z.string().nullable(),
  /** Hash of the batch's file, once it was made. */
  fileSha256: z.string().nullable(),
});

export type BatchStory = z.output<typeof batchStory>;

const ofBatch = z.object({ batchId: id });
const shared = { tag: 'Payouts', gate: 'admin' } as const;
const told = { status: 200, response: batchStory } as const;

export const batchesApi = {
  list: endpoint({
    ...shared,
    permission: 'payouts.read',
    method: 'GET',
    path: '/api/admin/payout-batches',
    about: 'payouts',
    summary: 'List payout batches, newest first',
    query: pageQuery.extend({ status: z.enum(batchStatuses).optional() }),
    status: 200,
    response: pageOf(payoutBatch),
    refusals: ['request.bad_cursor'],
  }),
  make: endpoint({
    ...shared,
    permission: 'payouts.prepare',
    method: 'POST',
    path: '/api/admin/payout-batches',
    changes: ['payouts'],
    summary: 'Create a payout batch',
    description: 'Takes the payouts you name, or the oldest ones that are due.',
    body: z.object({
      payoutIds: z
        .array(id)
        .min(1, 'Choose at least one payout.')
        .max(mostInBatch, `A batch holds at most ${mostInBatch} payouts.`)
        .optional(),
    }),
    status: 201,
    response: batchStory,
    refusals: ['payout_batch.empty', 'payout.gone_ahead'],
  }),
  show: endpoint({
    ...shared,
    permission: 'payouts.read',
    ...told,
    method: 'GET',
    path: '/api/admin/payout-batches/:batchId',
    about: 'payouts',
    summary: 'Get a payout batch',
    params: ofBatch,
    refusals: ['payout_batch.not_found'],
  }),
  release: endpoint({
    ...shared,
    permission: 'payouts.release',
    ...told,
    method: 'POST',
    path: '/api/admin/payout-batches/:batchId/release',
    changes: ['payouts'],
    summary: 'Release a payout batch to the bank',
    description: 'The admin who created it can’t release it. `totalCents` must match the batch.',
    params: ofBatch,
    /** As it was shown. */
    body: z.object({ totalCents: z.int().min(0) }),
    refusals: [
      'payout_batch.not_found',
      'payout_batch.gone_ahead',
      'payout_batch.same_administrator',
      ...secondPersonRefusals,
      'payout_batch.changed',
      'payout_batch.stopped',
      'payout_batch.account_unreadable',
      'payout_batch.bank_short',
    ],
  }),
  cancel: endpoint({
    ...shared,
    permission: 'payouts.prepare',
    ...told,
    method: 'POST',
    path: '/api/admin/payout-batches/:batchId/cancellation',
    changes: ['payouts'],
    summary: 'Cancel a payout batch',
    description: 'Its payouts wait for the next batch.',
    params: ofBatch,
    body: z.object({ reason: prose('Reason', 500) }),
    refusals: ['payout_batch.not_found', 'payout_batch.gone_ahead'],
  }),
  file: endpoint({
    ...shared,
    permission: 'payouts.release',
    method: 'GET',
    path: '/api/admin/payout-batches/:batchId/file',
    // Each download is recorded.
    about: null,
    summary: 'Get the bank file of a payout batch',
    description: 'For the admins who created or released it. The download is recorded in the audit log.',
    params: ofBatch,
    status: 200,
    contentType: 'text/csv',
    response: z.string(),
    refusals: [
      'payout_batch.not_found',
      'payout_batch.not_yours',
      'payout_batch.not_released',
      'payout_batch.file_gone',
    ],
  }),
  pay: endpoint({
    ...shared,
    permission: 'payouts.record',
    ...told,
    method: 'POST',
    path: '/api/admin/payout-batches/:batchId/payment',
    changes: ['payouts'],
    summary: 'Mark the payouts of a batch as paid',
    description: 'Leaves out payouts that a statement returns.',
    params: ofBatch,
    refusals: ['payout_batch.not_found', 'payout_batch.not_released'],
  }),
};
