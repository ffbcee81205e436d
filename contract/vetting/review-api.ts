import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, line, prose, rowVersion, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import {
  caseHead,
  numberKinds,
  numberSubjects,
  vettingCase,
  vettingClaim,
  vettingCounts,
  vettingLists,
} from './cases.ts';
import { legalUserTypes, vettingStatuses } from './legal.ts';

/** Of the submission that was on the screen: a decision needs its documents seen. */
const seen = z.object({ submittedAt: timestamp });

export const approvalInput = seen.extend({
  /** Of the profile that was on the screen: an approval covers its names. */
  profileVersion: rowVersion,
});

const reason = prose('A reason', 1000);

export const rejectionInput = seen.extend({ reason });

export const askAgainInput = z.object({ reason: prose('What the person should send', 1000) });

export const reopeningInput = z.object({ reason });

export const numberInput = z
  .object({
    subject: z.enum(numberSubjects),
    kind: z.enum(numberKinds),
    number: line('The number', 30),
  })
  .refine(({ subject, kind }) => (subject === 'company') === (kind === 'cipc'), {
    path: ['kind'],
    message: 'Enter a CIPC number for a company, and an ID or passport number for a person.',
  });

export type NumberInput = z.output<typeof numberInput>;

const admin = <const Path extends `/api/admin/vetting${string}`>(path: Path) => ({ path, tag: 'Vetting' }) as const;

const ofCase = z.object({ vettingId: id });
const steps = ['vetting.not_found', 'vetting.claim_required', 'vetting.own_case'] as const;

export const vettingApi = {
  list: endpoint({
    ...admin('/api/admin/vetting'),
    summary: 'List vetting cases',
    description: 'Open cases come oldest first, decided ones newest first.',
    method: 'GET',
    about: 'cases',
    query: pageQuery.extend({
      list: z.enum(vettingLists).default('waiting'),
      userType: z.enum(legalUserTypes).optional(),
      search: line('Search', 100).optional(),
    }),
    gate: 'admin',
    permission: 'vetting.review',
    status: 200,
    response: pageOf(caseHead),
    refusals: ['request.bad_cursor'],
  }),
  counts: endpoint({
    ...admin('/api/admin/vetting/counts'),
    summary: 'Count vetting cases by list',
    method: 'GET',
    about: 'cases',
    gate: 'admin',
    permission: 'vetting.review',
    status: 200,
    response: vettingCounts,
  }),
  case: endpoint({
    ...admin('/api/admin/vetting/:vettingId'),
    summary: 'Get a vetting case',
    description: 'The view is recorded in the audit log.',
    method: 'GET',
    about: null,
    params: ofCase,
    gate: 'admin',
    permission: 'vetting.review',
    status: 200,
    response: vettingCase,
    refusals: ['vetting.not_found'],
  }),
  claim: endpoint({
    ...admin('/api/admin/vetting/:vettingId/claim'),
    summary: 'Claim a vetting case',
    description: 'Lasts 15 minutes. Returns the holder if another admin has it.',
    method: 'POST',
    changes: [],
    params: ofCase,
    gate: 'admin',
    permission: 'vetting.review',
    status: 200,
    response: z.object({
      claim: vettingClaim,
      /** Newer than what you read: the user sent something since. */
      submittedAt: timestamp,
      status: z.enum(vettingStatuses),
    }),
    refusals: ['vetting.not_found'],
  }),
  release: endpoint({
    ...admin('/api/admin/vetting/:vettingId/claim'),
    summary: 'Release a vetting case',
    method: 'DELETE',
    changes: [],
    params: ofCase,
    gate: 'admin',
    permission: 'vetting.review',
    status: 204,
    response: noContent,
    refusals: ['vetting.not_found'],
  }),
  approve: endpoint({
    ...admin('/api/admin/vetting/:vettingId/approval'),
    summary: 'Approve a vetting case',
    method: 'POST',
    changes: ['cases'],
    params: ofCase,
    body: approvalInput,
    gate: 'admin',
    permission: 'vetting.review',
    status: 200,
    response: vettingCase,
    refusals: [...steps, 'vetting.already_decided', 'vetting.changed', 'vetting.name_waiting'],
  }),
  reject: endpoint({
    ...admin('/api/admin/vetting/:vettingId/rejection'),
    summary: 'Reject a vetting case',
    description: 'The user is given the reason.',
    method: 'POST',
    changes: ['cases'],
    params: ofCase,
    body: rejectionInput,
    gate: 'admin',
    permission: 'vetting.review',
    status: 200,
    response: vettingCase,
    refusals: [...steps, 'vetting.already_decided', 'vetting.changed'],
  }),
  askAgain: endpoint({
    ...admin('/api/admin/vetting/:vettingId/documents/:documentId/request'),
    summary: 'Request a document again',
    method: 'POST',
    changes: ['cases'],
    params: ofCase.extend({ documentId: id }),
    body: askAgainInput,
    gate: 'admin',
    permission: 'vetting.review',
    status: 200,
    response: vettingCase,
    refusals: [...steps, 'vetting.already_decided', 'vetting.document_not_found', 'vetting.already_asked'],
  }),
  reopen: endpoint({
    ...admin('/api/admin/vetting/:vettingId/reopening'),
    summary: 'Reopen a decided vetting case',
    description: 'The user is given the reason.',
    method: 'POST',
    changes: ['cases'],
    params: ofCase,
    body: reopeningInput,
    gate: 'admin',
    permission: 'vetting.review',
    status: 200,
    response: vettingCase,
    refusals: [...steps, 'vetting.not_decided'],
  }),
  checkNumber: endpoint({
    ...admin('/api/admin/vetting/:vettingId/number-check'),
    summary: 'Check an identity or company number',
    description: 'The number is not stored.',
    method: 'POST',
    changes: ['cases'],
    params: ofCase,
    body: numberInput,
    gate: 'admin',
    permission: 'vetting.review',
    status: 200,
    response: vettingCase,
    refusals: [...steps, 'vetting.already_decided'],
  }),
};
