import type { RefusalText } from '../refusal-text.ts';
import { editMinutes } from './options.ts';

/** Conversations and messages. */
export const messagingRefusals = {
  'conversation.not_found': {
    status: 404,
    title: 'Conversation not found',
    detail: 'This conversation doesn’t exist, or you don’t have access to it.',
  },
  'conversation.nobody_hired': {
    status: 409,
    title: 'No reps hired yet',
    detail: 'You can write to all hired reps once you accept an applicant. Until then, write from an application.',
  },
  'conversation.blocked': {
    status: 403,
    title: 'You can’t write here',
    detail: 'One of you blocked the other. Contact us if you need to reach them about a gig you agreed on.',
  },
  'conversation.left': {
    status: 403,
    title: 'You can no longer write here',
    detail: 'You’re no longer part of this conversation. You can still read earlier messages.',
  },
  'conversation.other_gone': {
    status: 409,
    title: 'This account was deleted',
    detail: 'You can still read the conversation, but you can’t reply.',
  },
  'conversation.replies_private': {
    status: 403,
    title: 'Reply to the business privately',
    detail: 'The business chose to receive replies privately. Use “Reply privately”.',
  },
  'conversation.not_yours_to_change': {
    status: 403,
    title: 'You can’t change that here',
    detail: 'Only the business can choose who sees replies, and you can only block a person.',
  },
  'message.not_found': {
    status: 404,
    title: 'Message not found',
    detail: 'This message doesn’t exist, was deleted or isn’t yours to edit.',
  },
  'message.too_late': {
    status: 409,
    title: 'Too late to edit',
    detail: `You can edit a message for ${editMinutes} minutes after you send it. Send another one instead.`,
  },
  'message.id_taken': {
    status: 409,
    title: 'That message wasn’t sent',
    detail: 'Another message has the same number. Please try again.',
  },
} as const satisfies Record<string, RefusalText>;
