import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, optionalProse, prose, timestamp } from '../fields.ts';
import { fileLink } from '../files/files.ts';
import { attachment, attachmentInputs, hasAttachments } from './attachments.ts';
import { editMinutes, longestMessage, safetyHints, senderSides } from './options.ts';

export const message = z.object({
  id,
  conversationId: id,
  /** Orders the messages of a conversation, for all participants the same: higher is later; there may be gaps. */
  position: z.int(),
  /** Orders their changes: at first the position, higher with each edit. A client asks for all above what it has seen. */
  change: z.int(),
  senderId: id,
  senderSide: z.enum(senderSides),
  senderName: z.string(),
  /** Empty with attachments alone, and once it is deleted. */
  content: z.string(),
  attachments: z.array(attachment),
  hint: z.enum(safetyHints).nullable(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  deletedAt: timestamp.nullable(),
});

export type Message = z.output<typeof message>;

export const messageContent = prose('A message', longestMessage);

const params = z.object({ conversationId: id });
const ofMessage = z.object({ conversationId: id, messageId: id });
/** The path parameters of a message's file. */
export const ofMessageFile = ofMessage.extend({ fileId: id });
const shared = { tag: 'Messages', gate: 'signed-in' } as const;
/** The position of a message, as a query parameter. */
export const position = z.coerce.number<string | number>().int().min(0).max(Number.MAX_SAFE_INTEGER);
const refusals = ['conversation.not_found', 'conversation.blocked', 'conversation.left'] as const;
const toParticipant = [...refusals, 'conversation.replies_private', 'conversation.other_gone'] as const;

export const messagesApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/conversations/:conversationId/messages',
    // What a client shows is refetched from its last change on: see features/messaging.
    about: null,
    summary: 'List messages, oldest first',
    description:
      'Returns the latest messages. Pass `before` for earlier ones, `around` for those around a message, or `since` for changes.',
    params,
    /** Only one applies: the last of these that is given. */
    query: z.object({
      /** A position: the page that ends just before it. */
      before: position.optional(),
      /** A position: the page with that message in its middle. */
      around: position.optional(),
      /** A change: all messages that were sent, edited or deleted after it, in the order of their changes. */
      since: position.optional(),
    }),
    status: 200,
    response: z.object({
      items: z.array(message),
      hasOlder: z.boolean(),
      /** More follow after the last of these: ask again from there. */
      hasNewer: z.boolean(),
      /** The highest change of the conversation when this was read. */
      lastChange: z.int(),
    }),
    refusals: ['conversation.not_found'],
  }),
  send: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/conversations/:conversationId/messages',
    changes: ['conversations'],
    summary: 'Send a message',
    description:
      'Takes text, attachments or both. The client makes the `id`, and sending it again sends one message only.',
    limit: 'message',
    params,
    body: z
      .object({
        id,
        content: optionalProse('A message', longestMessage).transform((words) => words ?? ''),
        attachments: attachmentInputs.optional(),
      })
      .refine(({ content: words, attachments = [] }) => words !== '' || hasAttachments(attachments), {
        path: ['content'],
        message: 'A message is required.',
      }),
    status: 201,
    response: message,
    refusals: [
      ...toParticipant,
      'message.id_taken',
      'file.not_found',
      'job.not_found',
      'interview.not_found',
      'feature.off',
    ],
  }),
  edit: endpoint({
    ...shared,
    method: 'PATCH',
    path: '/api/conversations/:conversationId/messages/:messageId',
    changes: ['conversations'],
    summary: 'Edit your message',
    description: `Possible for ${editMinutes} minutes. The message is marked as edited.`,
    limit: 'message',
    params: ofMessage,
    body: z.object({ content: messageContent }),
    status: 200,
    response: message,
    refusals: [...refusals, 'message.not_found', 'message.too_late'],
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/conversations/:conversationId/messages/:messageId',
    changes: ['conversations'],
    summary: 'Delete your message',
    description: 'Others see that a message was deleted.',
    params: ofMessage,
    status: 200,
    response: message,
    refusals: ['conversation.not_found', 'message.not_found'],
  }),
  file: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/conversations/:conversationId/messages/:messageId/files/:fileId',
    about: null,
    summary: 'Get a link to a file of a message',
    description: 'The link expires after a few minutes.',
    params: ofMessageFile,
    status: 200,
    response: fileLink,
    refusals: ['conversation.not_found', 'file.not_found'],
  }),
  read: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/conversations/:conversationId/read',
    changes: ['conversations'],
    summary: 'Mark messages as read',
    description: 'Covers every message up to `upTo`.',
    limit: 'receipt',
    params,
    body: z.object({ upTo: z.int().min(0) }),
    status: 204,
    response: noContent,
    refusals: ['conversation.not_found'],
  }),
  delivered: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/conversations/delivered',
    changes: [],
    summary: 'Mark messages as delivered',
    description: 'Covers every message up to the one named for each conversation.',
    limit: 'receipt',
    body: z.object({
      conversations: z
        .array(z.object({ conversationId: id, upTo: z.int().min(0) }))
        .min(1)
        .max(50),
    }),
    status: 204,
    response: noContent,
  }),
  typing: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/conversations/:conversationId/typing',
    changes: [],
    summary: 'Show that you are typing',
    description: 'Others see it for a few seconds.',
    limit: 'receipt',
    params,
    status: 204,
    response: noContent,
    refusals: toParticipant,
  }),
};
