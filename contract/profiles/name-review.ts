import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** The names that our team reviews: of a rep, of a company, and of who signs for it. */
export const nameParts = ['full_name', 'company_name', 'signatory_name'] as const;

export type NamePart = (typeof nameParts)[number];

/** The review of the latest name change. An approved name becomes the profile’s name. */
export const nameReview = z.object({
  status: z.enum(['waiting', 'declined']),
  name: z.string(),
  /** Since when it waits, or when it was declined. */
  at: timestamp,
  /** Why it was declined. */
  reason: z.string().nullable(),
});

export type NameReview = z.output<typeof nameReview>;

export const nameChange = z.object({
  id,
  userId: id,
  email: z.string(),
  part: z.enum(nameParts),
  /** The public name when the new one was requested; null: none yet. */
  nameBefore: z.string().nullable(),
  nameAfter: z.string(),
  /** Whether the former name was checked against documents. */
  verified: z.boolean(),
  /** It contains the name of a bank or a state body. */
  isProtected: z.boolean(),
  status: z.enum(['waiting', 'approved', 'declined']),
  reason: z.string().nullable(),
  askedAt: timestamp,
  decidedAt: timestamp.nullable(),
  /** An admin's email address. */
  decidedBy: z.string().nullable(),
});

export type NameChange = z.output<typeof nameChange>;

export const nameLists = ['waiting', 'decided'] as const;

export type NameList = (typeof nameLists)[number];

const shared = { tag: 'Vetting', gate: 'admin', permission: 'vetting.review', status: 200 } as const;
const ofChange = z.object({ nameChangeId: id });
const refusals = ['name_change.not_found', 'name_change.already_decided', 'name_change.own'] as const;

export const nameChangesApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/admin/name-changes',
    about: 'cases',
    summary: 'List name changes',
    description: 'Open ones come oldest first, decided ones newest first.',
    query: pageQuery.extend({ list: z.enum(nameLists).default('waiting') }),
    response: pageOf(nameChange),
    refusals: ['request.bad_cursor'],
  }),
  approve: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/admin/name-changes/:nameChangeId/approval',
    changes: ['cases', 'users', 'waiting'],
    summary: 'Approve a name change',
    description: 'Others see the new name from now on.',
    params: ofChange,
    response: nameChange,
    refusals,
  }),
  decline: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/admin/name-changes/:nameChangeId/declining',
    changes: ['cases', 'users', 'waiting'],
    summary: 'Decline a name change',
    description: 'The user is given the reason.',
    params: ofChange,
    body: z.object({ reason: prose('A reason', 1000) }),
    response: nameChange,
    refusals,
  }),
};
