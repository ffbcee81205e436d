import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { fileLink } from '../files/files.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { legalUserTypes, vettingStatuses } from '../vetting/legal.ts';
import { message, ofMessageFile, position } from './messages.ts';
import { longestMessage, supportLists } from './options.ts';

/** The status of a question to the team: it waits for the team, for the person, or for no one. */
export const questionStatuses = ['open', 'waiting', 'closed'] as const;

export type QuestionStatus = (typeof questionStatuses)[number];

/** How long an assignee has to answer a question before it returns to the queue. */
export const answerHours = 4;

/** For how many seconds an open screen counts as viewing; it renews that before they are over. */
export const lookSeconds = 30;

const assignee = z.object({
  adminId: id,
  email: z.string(),
  mine: z.boolean(),
  /** When it returns to the queue; null: it does not wait for an answer. */
  answerBy: timestamp.nullable(),
});

const lastMessage = z.object({ text: z.string(), fromTeam: z.boolean(), deleted: z.boolean() });

export const questionHead = z.object({
  conversationId: id,
  userId: id,
  name: z.string(),
  email: z.string(),
  sides: z.array(z.enum(legalUserTypes)),
  status: z.enum(questionStatuses),
  /** For an open one, the time of the oldest unanswered message; else of its latest change of status. */
  since: timestamp,
  assignee: assignee.nullable(),
  lastMessage,
  /** The addresses of other administrators who have it open. */
  looking: z.array(z.string()),
});

export type QuestionHead = z.output<typeof questionHead>;

/** An internal note of an administrator. The person never sees it. */
export const supportNote = z.object({ id, by: z.string(), text: z.string(), at: timestamp });

export type SupportNote = z.output<typeof supportNote>;

export const question = questionHead.extend({
  /** Null: they gave no personal name. */
  firstName: z.string().nullable(),
  /** Of the last message when this was read: answering and closing refer to it. */
  lastPosition: z.int(),
  joinedAt: timestamp,
  notes: z.array(supportNote),
  /** The person's open matters. */
  open: z.object({ jobs: z.int(), applications: z.int(), work: z.int(), disputes: z.int() }),
  vetting: z.array(z.object({ vettingId: id, userType: z.enum(legalUserTypes), status: z.enum(vettingStatuses) })),
});

export type Question = z.output<typeof question>;

export const supportMessage = message.extend({
  /** The administrator who wrote it; the person is shown the team. */
  by: z.string().nullable(),
});

export type SupportMessage = z.output<typeof supportMessage>;

const params = z.object({ conversationId: id });
/** The position of the last message on the screen: answering or closing needs all of them read. */
const seen = z.int().min(0);
const shared = { tag: 'Support', gate: 'admin', permission: 'support.answer' } as const;
const ofQuestion = { ...shared, params } as const;
const notFound = ['conversation.not_found'] as const;

export const supportApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/admin/support',
    // A continued view is recorded once.
    about: 'support',
    summary: 'List support conversations',
    description: 'The longest waiting comes first. Closed ones come newest first.',
    query: pageQuery.extend({ list: z.enum(supportLists).default('unassigned') }),
    status: 200,
    response: pageOf(questionHead),
    refusals: ['request.bad_cursor'],
  }),
  counts: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/admin/support/counts',
    about: 'support',
    summary: 'Count open support conversations by list',
    status: 200,
    response: z.object({ unassigned: z.int(), mine: z.int(), others: z.int(), waiting: z.int() }),
  }),
  start: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/admin/users/:userId/messages',
    changes: ['user acts', 'support'],
    summary: 'Start a support conversation with a user',
    description: 'Sending the same `id` again sends one message only.',
    params: z.object({ userId: id }),
    body: z.object({ id, content: prose('A message', longestMessage) }),
    status: 200,
    response: z.object({ conversationId: id }),
    refusals: ['user.not_found', 'user.kept_out', 'message.id_taken'],
  }),
  team: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/admin/support/team',
    about: null,
    summary: 'List admins to assign conversations to',
    status: 200,
    response: z.array(z.object({ adminId: id, email: z.string(), you: z.boolean() })),
  }),
  show: endpoint({
    ...ofQuestion,
    method: 'GET',
    path: '/api/admin/support/:conversationId',
    about: 'support',
    summary: 'Get a support conversation',
    description: 'The view is recorded in the audit log.',
    status: 200,
    response: question,
    refusals: notFound,
  }),
  messages: endpoint({
    ...ofQuestion,
    method: 'GET',
    path: '/api/admin/support/:conversationId/messages',
    about: 'support',
    summary: 'List support messages, oldest first',
    description: 'Returns the latest ones, or those before `before`.',
    query: z.object({ before: position.optional() }),
    status: 200,
    response: z.object({ items: z.array(supportMessage), hasOlder: z.boolean() }),
    refusals: notFound,
  }),
  file: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/admin/support/:conversationId/messages/:messageId/files/:fileId',
    about: null,
    summary: 'Get a link to a file from a user',
    description: 'The link expires after a few minutes. Opening it is recorded in the audit log.',
    params: ofMessageFile,
    status: 200,
    response: fileLink,
    refusals: [...notFound, 'file.not_found'],
  }),
  look: endpoint({
    ...ofQuestion,
    method: 'PUT',
    path: '/api/admin/support/:conversationId/look',
    changes: [],
    summary: 'Show that you are viewing a conversation',
    description: `Lasts ${lookSeconds} seconds. Returns the other admins who have it open.`,
    status: 200,
    response: z.object({ looking: z.array(z.string()) }),
    refusals: notFound,
  }),
  lookAway: endpoint({
    ...ofQuestion,
    method: 'DELETE',
    path: '/api/admin/support/:conversationId/look',
    changes: [],
    summary: 'Stop viewing a support conversation',
    status: 204,
    response: noContent,
    refusals: notFound,
  }),
  answer: endpoint({
    ...ofQuestion,
    method: 'POST',
    path: '/api/admin/support/:conversationId/answers',
    changes: ['support'],
    summary: 'Answer a support conversation',
    description: 'Assigns the conversation to you. Sending the same `id` again sends one message only.',
    body: z.object({ id, content: prose('An answer', longestMessage), seen }),
    status: 201,
    response: supportMessage,
    refusals: [...notFound, 'support.taken', 'message.id_taken'],
  }),
  note: endpoint({
    ...ofQuestion,
    method: 'POST',
    path: '/api/admin/support/:conversationId/notes',
    changes: ['support'],
    summary: 'Add an internal note',
    description: 'The user never sees it.',
    body: z.object({ id, text: prose('A note', 2000) }),
    status: 201,
    response: supportNote,
    refusals: [...notFound, 'message.id_taken'],
  }),
  take: endpoint({
    ...ofQuestion,
    method: 'POST',
    path: '/api/admin/support/:conversationId/taking',
    changes: ['support'],
    summary: 'Claim a support conversation',
    description: `Yours until you answer or release it, or for ${answerHours} hours.`,
    status: 200,
    response: question,
    refusals: [...notFound, 'support.taken', 'support.closed'],
  }),
  giveBack: endpoint({
    ...ofQuestion,
    method: 'DELETE',
    path: '/api/admin/support/:conversationId/taking',
    changes: ['support'],
    summary: 'Release a support conversation',
    status: 200,
    response: question,
    refusals: [...notFound, 'support.taken'],
  }),
  assign: endpoint({
    ...ofQuestion,
    method: 'PUT',
    path: '/api/admin/support/:conversationId/assignee',
    changes: ['support'],
    summary: 'Assign a support conversation to an admin',
    description: 'Replaces the current assignee.',
    body: z.object({ adminId: id }),
    status: 200,
    response: question,
    refusals: [...notFound, 'support.no_such_administrator', 'support.closed'],
  }),
  close: endpoint({
    ...ofQuestion,
    method: 'POST',
    path: '/api/admin/support/:conversationId/closing',
    changes: ['support'],
    summary: 'Close a support conversation',
    description: 'A new message from the user reopens it.',
    body: z.object({ seen }),
    status: 200,
    response: question,
    refusals: [...notFound, 'support.taken', 'support.unread'],
  }),
};
