import type { Conversation } from '#contract/messaging/conversations.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { dayLabel } from '#web/features/notifications/notification-days.ts';
import { plural } from '#web/lib/format.ts';
import { formatDate, formatTime } from '#web/lib/format-time.ts';

/** In a list: the time of today, "Yesterday", then the date. */
export function shortWhen(at: string, now: Date): string {
  const day = dayInSouthAfrica(new Date(at));
  const label = dayLabel(day, now);
  if (label === 'Today') return formatTime(at);
  if (label === 'Yesterday') return label;
  const date = formatDate(at);
  return day.slice(0, 4) === dayInSouthAfrica(now).slice(0, 4) ? date.replace(/ \d{4}$/, '') : date;
}

/** The last message, on one line. */
export function lastWords({ lastMessage, kind }: Conversation, userId: string): string {
  if (!lastMessage) return 'No messages yet';
  const { senderId, senderName, text, deleted } = lastMessage;
  const words = deleted ? 'Message deleted' : text;
  if (senderId === userId) return `You: ${words}`;
  return kind === 'job' ? `${senderName}: ${words}` : words;
}

/** The recipient: a rep in a group of hired reps writes to the business. */
export const otherSide = ({ kind, title, participants }: Conversation): string =>
  (kind === 'job' && participants.find(({ side }) => side === 'business')?.fullName) || title;

/** Under the title: the subject. */
export function aboutWords({ kind, jobTitle, title, participantCount }: Conversation): string | null {
  if (kind === 'support') return null;
  if (kind === 'job') return `All hired · ${plural(participantCount - 1, 'rep')}`;
  return jobTitle === title ? null : jobTitle;
}

/** Who reads a message to all hired reps. */
export function audienceWords(reps: number): string {
  if (reps === 0) return 'You haven’t hired any reps yet. Reps you hire later will see this.';
  return reps === 1 ? 'Goes to the one hired rep.' : `Goes to all ${plural(reps, 'hired rep')}.`;
}

/** The box's placeholder. */
export const emptyWords: Record<Conversation['kind'], string> = {
  application: 'No messages yet. Say hello.',
  job: 'No messages yet. Use this conversation for when and where to meet and what to bring. All hired reps see it.',
  support: 'Ask our team for help. Say what happened and which job it’s about. Someone on our team will reply here.',
};

/** "Thabo is writing…" */
export function typingWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length === 1) return `${names[0]} is writing…`;
  return names.length === 2 ? `${names[0]} and ${names[1]} are writing…` : `${names.length} people are writing…`;
}
