import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { adminActs } from './audit.ts';

const userNote = z.object({ id, text: z.string(), by: z.string(), at: timestamp });

export type UserNote = z.output<typeof userNote>;

export const userNoteInput = z.object({ text: prose('A note', 2000) });

/** A line of the record, without its origin. */
const actOnUser = z.object({
  id,
  at: timestamp,
  who: z.string(),
  act: z.enum(adminActs),
  reason: z.string().nullable(),
});

export type ActOnUser = z.output<typeof actOnUser>;

const ofUser = { tag: 'Users', gate: 'admin', params: z.object({ userId: id }) } as const;
const list = { ...ofUser, method: 'GET', permission: 'users.read', query: pageQuery, status: 200 } as const;

/** The team's notes and actions about one user. */
export const userNotesApi = {
  list: endpoint({
    ...list,
    path: '/api/admin/users/:userId/notes',
    about: 'user notes',
    summary: 'List internal notes on a user, newest first',
    response: pageOf(userNote),
    refusals: ['user.not_found', 'request.bad_cursor'],
  }),
  add: endpoint({
    ...ofUser,
    method: 'POST',
    permission: 'users.note',
    path: '/api/admin/users/:userId/notes',
    changes: ['user acts', 'user notes'],
    summary: 'Add an internal note on a user',
    description: 'Only the team can read it.',
    body: userNoteInput,
    status: 201,
    response: userNote,
    refusals: ['user.not_found'],
  }),
  history: endpoint({
    ...list,
    path: '/api/admin/users/:userId/history',
    about: 'user acts',
    summary: 'List admin actions on a user, newest first',
    response: pageOf(actOnUser),
    refusals: ['user.not_found', 'request.bad_cursor'],
  }),
};
