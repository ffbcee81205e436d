import type { Conversation } from '#contract/messaging/conversations.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { editMinutes } from '#contract/messaging/options.ts';

type Participation = Pick<Conversation, 'participants' | 'participantCount'>;

/** The status of the user's own message that the server has. */
export function stateWords(position: number, { participants, participantCount }: Participation): string {
  const seen = participants.filter(({ seenUpTo }) => seenUpTo !== null && seenUpTo >= position).length;
  const delivered = participants.filter(({ deliveredUpTo }) => (deliveredUpTo ?? 0) >= position).length;
  const others = participantCount - 1;
  if (seen > 0 && seen >= others) return others > 1 ? 'Seen by all' : 'Seen';
  if (seen > 0) return `Seen by ${seen}${participants.length < others ? ' or more' : ''}`;
  return delivered > 0 && delivered >= others ? 'Delivered' : 'Sent';
}

/** Whether the server would accept an edit, by the local clock; the server decides by its own. */
export const mayEdit = ({ deletedAt, createdAt }: Message, now: Date): boolean =>
  deletedAt === null && now.getTime() - Date.parse(createdAt) < editMinutes * 60_000;
