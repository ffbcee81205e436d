import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { fileLink } from '../files/files.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { conversationKinds, memberSides, reasonsClosed, repliesTo, senderSides } from './options.ts';

/** A participant, other than the reader. In a question to the team, the team is one. */
const participant = z.object({
  userId: id,
  side: z.enum(senderSides),
  fullName: z.string(),
  avatar: fileLink.nullable(),
  /** The position delivered to their devices. */
  deliveredUpTo: z.int(),
  /** The position they have seen. Null: one of the two does not share it, or it is the team. */
  seenUpTo: z.int().nullable(),
});

export type Participant = z.output<typeof participant>;

export const conversation = z.object({
  id,
  kind: z.enum(conversationKinds),
  /** The other side's name; in a job's thread and a question to the team, its subject. */
  title: z.string(),
  /** The job's title. */
  jobTitle: z.string().nullable(),
  jobId: id.nullable(),
  /** For a rep in the thread of all hired: their own. */
  applicationId: id.nullable(),
  /** The reader's side. */
  as: z.enum(memberSides),
  participants: z.array(participant),
  /** Number of participants, the reader too: of a large group only the first are named. */
  participantCount: z.int(),
  lastMessage: z
    .object({ senderId: id, senderName: z.string(), text: z.string(), at: timestamp, deleted: z.boolean() })
    .nullable(),
  /** Position and time of the last message. */
  lastPosition: z.int(),
  lastAt: timestamp,
  readUpTo: z.int(),
  unreadCount: z.int(),
  repliesTo: z.enum(repliesTo).nullable(),
  muted: z.boolean(),
  archived: z.boolean(),
  /** The reader blocked the other side. */
  blockedByYou: z.boolean(),
  /** Why the reader cannot write here; null: they can. */
  closed: z.enum(reasonsClosed).nullable(),
});

export type Conversation = z.output<typeof conversation>;

export const conversationLists = ['inbox', 'archived'] as const;

const shared = { tag: 'Messages', gate: 'signed-in' } as const;
const params = z.object({ conversationId: id });

export const conversationsApi = {
  open: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/conversations',
    changes: ['conversations'],
    summary: 'Open a conversation',
    description:
      'Returns the one conversation about an application, with the reps hired for a job, or with our team. Creates it where needed.',
    body: z.union(
      [
        z.strictObject({ applicationId: id }),
        z.strictObject({ jobId: id }),
        z.strictObject({ support: z.literal(true) }),
      ],
      'Give an application, a job, or support.',
    ),
    limit: 'conversation',
    status: 200,
    response: conversation,
    refusals: [
      'application.not_found',
      'job.not_found',
      'conversation.blocked',
      'conversation.other_gone',
      'conversation.nobody_hired',
    ],
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/conversations',
    about: 'conversations',
    summary: 'List conversations, latest message first',
    description: 'Conversations without a message are left out.',
    query: pageQuery.extend({
      /** Your side; your questions to the team are in both. */
      as: z.enum(['rep', 'business']).optional(),
      list: z.enum(conversationLists).default('inbox'),
    }),
    status: 200,
    response: pageOf(conversation),
    refusals: ['request.bad_cursor'],
  }),
  show: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/conversations/:conversationId',
    about: 'conversations',
    summary: 'Get a conversation',
    params,
    status: 200,
    response: conversation,
    refusals: ['conversation.not_found'],
  }),
  unread: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/conversations/unread',
    about: 'conversations',
    summary: 'Count unread conversations',
    description: 'Returns their ids too, for each of your sides.',
    status: 200,
    response: z.object({
      rep: z.int(),
      business: z.int(),
      /** Unread messages by the application or the job that they are about; of very many the newest. */
      waiting: z.array(z.object({ about: id, unread: z.int() })),
    }),
  }),
  change: endpoint({
    ...shared,
    method: 'PATCH',
    path: '/api/conversations/:conversationId',
    changes: ['conversations'],
    summary: 'Update a conversation',
    description: 'Mute or archive it for yourself. As the business, choose who sees the answers of hired reps.',
    params,
    body: z.strictObject({
      muted: z.boolean().optional(),
      archived: z.boolean().optional(),
      repliesTo: z.enum(repliesTo).optional(),
    }),
    status: 200,
    response: conversation,
    refusals: ['conversation.not_found', 'conversation.not_yours_to_change'],
  }),
  block: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/conversations/:conversationId/block',
    changes: ['conversations'],
    summary: 'Block the other person in a conversation',
    description: 'Neither of you can write to the other, in any of your conversations.',
    params,
    status: 200,
    response: conversation,
    refusals: ['conversation.not_found', 'conversation.not_yours_to_change'],
  }),
  unblock: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/conversations/:conversationId/block',
    changes: ['conversations'],
    summary: 'Unblock a conversation',
    params,
    status: 200,
    response: conversation,
    refusals: ['conversation.not_found'],
  }),
};

export const messagingChoicesApi = {
  show: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/messaging-choices',
    about: 'messaging choices',
    summary: 'Get your read receipt setting',
    status: 200,
    response: z.object({ showsSeen: z.boolean() }),
  }),
  choose: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/messaging-choices',
    changes: ['messaging choices', 'conversations'],
    summary: 'Set your read receipts',
    description: 'If you hide yours, you don’t see those of others.',
    body: z.object({ showsSeen: z.boolean() }),
    status: 204,
    response: noContent,
  }),
};
