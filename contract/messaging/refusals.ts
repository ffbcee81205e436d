import type { RefusalText } from '../refusal-text.ts';
import { editMinutes } from './options.ts';

/** Conversations and messages. */
export const messagingRefusals = {
  'conversation.not_found': {
    status: 404,
    title: 'Conversation not found',
    detail: 'This conversation does not exist, or it is not yours to see.',
  },
  'conversation.nobody_hired': {
    status: 409,
    title: 'No reps hired yet',
    detail: 'You can write to all hired reps once you accept an applicant. Until then, write from an application.',
  },
  'conversation.blocked': {
    status: 403,
    title: 'You cannot write here',
    detail: 'One of you blocked the other. Contact us if you need to reach them about work that you agreed on.',
  },
  'conversation.left': {
    status: 403,
    title: 'You cannot write here any more',
    detail: 'You no longer take part in this conversation. What was written before stays for you to read.',
  },
  'conversation.other_gone': {
    status: 409,
    title: 'This account was deleted',
    detail: 'You can still read the conversation, but you can’t reply.',
  },
  'conversation.replies_private': {
    status: 403,
    title: 'Answer the business by itself',
    detail: 'The business chose that answers go to it alone. Use "Reply privately".',
  },
  'conversation.not_yours_to_change': {
    status: 403,
    title: 'That cannot be changed here',
    detail: 'Only the business can choose who sees answers, and only a person can be blocked.',
  },
  'message.not_found': {
    status: 404,
    title: 'Message not found',
    detail: 'This message does not exist, was deleted, or is not yours to change.',
  },
  'message.too_late': {
    status: 409,
    title: 'Too late to edit',
    detail: `A message can be edited for ${editMinutes} minutes after it was sent. Send another one.`,
  },
  'message.id_taken': {
    status: 409,
    title: 'That message was not sent',
    detail: 'Another message has the same number. Please try again.',
  },
} as const satisfies Record<string, RefusalText>;
