import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, line, prose, timestamp } from '../fields.ts';
import { fileLink } from '../files/files.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { legalUserTypes, vettingStatuses } from '../vetting/legal.ts';
import { message, ofMessageFile, position } from './messages.ts';
import { longestMessage } from './options.ts';

/** Where a question to the team stands: it waits for the team, for the person, or for nobody. */
export const questionStatuses = ['open', 'waiting', 'closed'] as const;

export type QuestionStatus = (typeof questionStatuses)[number];

/** The lists of the inbox: those that are open are nobody's, one's own, or another administrator's. */
export const supportLists = ['unassigned', 'mine', 'others', 'waiting', 'closed'] as const;

export type SupportList = (typeof supportLists)[number];

/** How long somebody who took a question has to answer it before it goes back to everybody. */
export const answerHours = 4;

/** For how many seconds an open screen counts as looking; it says so again before they are over. */
export const lookSeconds = 30;

const assignee = z.object({
  adminId: id,
  email: z.string(),
  mine: z.boolean(),
  /** When it goes back to everybody; null: it does not wait for an answer. */
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
  /** Of an open one, when the oldest message was written that nobody answered; else when it came to stand so. */
  since: timestamp,
  assignee: assignee.nullable(),
  lastMessage,
  /** The addresses of other administrators who have it open. */
  looking: z.array(z.string()),
});

export type QuestionHead = z.output<typeof questionHead>;

/** What an administrator wrote for the others. The person never sees it. */
export const supportNote = z.object({ id, by: z.string(), text: z.string(), at: timestamp });

export type SupportNote = z.output<typeof supportNote>;

export const question = questionHead.extend({
  /** Null: they gave no name of a person. */
  firstName: z.string().nullable(),
  /** Of the last message when this was read: what an answer and the end of it are about. */
  lastPosition: z.int(),
  joinedAt: timestamp,
  notes: z.array(supportNote),
  /** What the person has under way. */
  open: z.object({ jobs: z.int(), applications: z.int(), work: z.int(), disputes: z.int() }),
  vetting: z.array(z.object({ vettingId: id, userType: z.enum(legalUserTypes), status: z.enum(vettingStatuses) })),
});

export type Question = z.output<typeof question>;

export const supportMessage = message.extend({
  /** The administrator who wrote it; the person is shown the team. */
  by: z.string().nullable(),
});

export type SupportMessage = z.output<typeof supportMessage>;

/** A text to answer with. Where `{name}` stands, the person's first name comes. */
export const cannedAnswer = z.object({ id, title: z.string(), text: z.string() });

export type CannedAnswer = z.output<typeof cannedAnswer>;

const cannedInput = z.object({ title: line('A title', 80), text: prose('A text', longestMessage - 200) });

const params = z.object({ conversationId: id });
const ofCanned = z.object({ answerId: id });
/** The position of the last message on the screen: nobody answers or closes what they have not read. */
const seen = z.int().min(0);
const shared = { tag: 'Support', gate: 'admin', permission: 'support.answer' } as const;
const ofQuestion = { ...shared, params } as const;
const notFound = ['conversation.not_found'] as const;

export const supportApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/admin/support',
    // A look that goes on is recorded once.
    about: 'support',
    summary: 'Questions to the team, of one list; who waits longest comes first, of the closed ones the last',
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
    summary: 'How many questions each list has; of the closed ones nobody counts',
    status: 200,
    response: z.object({ unassigned: z.int(), mine: z.int(), others: z.int(), waiting: z.int() }),
  }),
  begin: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/admin/users/:userId/messages',
    changes: ['user acts', 'support'],
    summary:
      'Write to a person first, in their conversation with the team; sent again with the same id, it is one message',
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
    summary: 'The administrators to whom a question can be given',
    status: 200,
    response: z.array(z.object({ adminId: id, email: z.string(), you: z.boolean() })),
  }),
  show: endpoint({
    ...ofQuestion,
    method: 'GET',
    path: '/api/admin/support/:conversationId',
    about: 'support',
    summary: 'One question with who asks; that you looked is recorded, once for as long as you look',
    status: 200,
    response: question,
    refusals: notFound,
  }),
  messages: endpoint({
    ...ofQuestion,
    method: 'GET',
    path: '/api/admin/support/:conversationId/messages',
    about: 'support',
    summary: 'What was written, the oldest first: the last messages, or those before one',
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
    summary: 'A short-lived address of a file that the person sent; it is a look like any other',
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
    summary: `You have it open, for ${lookSeconds} seconds more; who else has it`,
    status: 200,
    response: z.object({ looking: z.array(z.string()) }),
    refusals: notFound,
  }),
  lookAway: endpoint({
    ...ofQuestion,
    method: 'DELETE',
    path: '/api/admin/support/:conversationId/look',
    changes: [],
    summary: 'You have it open no more',
    status: 204,
    response: noContent,
    refusals: notFound,
  }),
  answer: endpoint({
    ...ofQuestion,
    method: 'POST',
    path: '/api/admin/support/:conversationId/answers',
    changes: ['support'],
    summary: 'Answer as the team; the id is made by the client, and what is sent twice is one. It becomes yours',
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
    summary: 'Write something down for the other administrators, which the person never sees',
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
    summary: `Take it: it is yours until you answer, give it back, or ${answerHours} hours are over`,
    status: 200,
    response: question,
    refusals: [...notFound, 'support.taken', 'support.closed'],
  }),
  giveBack: endpoint({
    ...ofQuestion,
    method: 'DELETE',
    path: '/api/admin/support/:conversationId/taking',
    changes: ['support'],
    summary: 'Give back what is yours',
    status: 200,
    response: question,
    refusals: [...notFound, 'support.taken'],
  }),
  assign: endpoint({
    ...ofQuestion,
    method: 'PUT',
    path: '/api/admin/support/:conversationId/assignee',
    changes: ['support'],
    summary: 'Give it to an administrator, yourself too, whoever has it',
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
    summary: 'Close it; a new message of the person opens it again',
    body: z.object({ seen }),
    status: 200,
    response: question,
    refusals: [...notFound, 'support.taken', 'support.unread'],
  }),
};

export const cannedAnswersApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/admin/canned-answers',
    about: 'canned answers',
    summary: 'Texts to answer with, by title',
    status: 200,
    response: z.array(cannedAnswer),
  }),
  add: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/admin/canned-answers',
    changes: ['canned answers'],
    summary: 'Add a text to answer with',
    body: cannedInput,
    status: 201,
    response: cannedAnswer,
    refusals: ['canned_answer.title_taken', 'canned_answer.too_many'],
  }),
  edit: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/admin/canned-answers/:answerId',
    changes: ['canned answers'],
    summary: 'Say a text otherwise',
    params: ofCanned,
    body: cannedInput,
    status: 200,
    response: cannedAnswer,
    refusals: ['canned_answer.not_found', 'canned_answer.title_taken'],
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/admin/canned-answers/:answerId',
    changes: ['canned answers'],
    summary: 'Delete a text',
    params: ofCanned,
    status: 204,
    response: noContent,
    refusals: ['canned_answer.not_found'],
  }),
};
