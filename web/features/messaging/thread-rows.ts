import type { Message } from '#contract/messaging/messages.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { KeptMessage, Wait } from './sync/outbox.ts';

/** The status of a message still queued here, unless the server has refused it. */
export type KeptState = 'sending' | 'behind' | Wait;

/** A message in the thread: from the server, or still queued here. */
export interface ThreadRow {
  readonly id: string;
  /** Null until the server has it. */
  readonly message: Message | null;
  readonly kept: KeptMessage | null;
  readonly keptState: KeptState;
  readonly at: string;
  readonly mine: boolean;
  /** Starts a day, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** The first unread message when the thread was opened. */
  readonly firstUnread: boolean;
  /** The first of several by the same person: shows the name. */
  readonly first: boolean;
}

interface Shown {
  readonly messages: readonly Message[];
  readonly kept: readonly KeptMessage[];
  readonly userId: string;
  /** What blocks sending. */
  readonly waiting: Wait | null;
  /** As it was when the thread was opened; null: nothing was unread. */
  readonly readUpTo: number | null;
}

/** The entries of a thread, oldest first: messages from the server, then those not sent yet. */
export function threadRows({ messages, kept, userId, readUpTo, waiting: wait }: Shown): ThreadRow[] {
  const sent = new Set(messages.map(({ id }) => id));
  const all = [
    ...messages.map((message) => ({ ...of(message.id, message.createdAt), message, by: message.senderId })),
    ...kept.filter(({ id }) => !sent.has(id)).map((one) => ({ ...of(one.id, one.at), kept: one, by: userId })),
  ];
  const refused = all.findIndex((one) => one.kept?.failed);
  const stateAt = (place: number): KeptState => (refused !== -1 && place > refused ? 'behind' : (wait ?? 'sending'));
  let divided = readUpTo === null;
  return all.map(({ id, message, kept: waiting, at, by }, place) => {
    const before = all[place - 1];
    const day = dayInSouthAfrica(new Date(at));
    const newDay = !before || dayInSouthAfrica(new Date(before.at)) !== day;
    const firstUnread = !divided && message !== null && by !== userId && message.position > (readUpTo ?? 0);
    divided ||= firstUnread;
    const first = newDay || firstUnread || before?.by !== by;
    const keptState = stateAt(place);
    return {
      id,
      message,
      kept: waiting,
      keptState,
      at,
      mine: by === userId,
      day: newDay ? day : null,
      firstUnread,
      first,
    };
  });
}

/**
 * The position up to which the user has read, given the rows in view. Their own messages don't count, unless unread
 * ones are above: they have scrolled past those.
 */
export const seenUpTo = (inView: readonly Pick<ThreadRow, 'message' | 'mine'>[], isWaiting: boolean): number =>
  inView.reduce(
    (most, { message, mine }) => (message && (!mine || isWaiting) ? Math.max(most, message.position) : most),
    0,
  );

const of = (id: string, at: string): { id: string; at: string; message: Message | null; kept: KeptMessage | null } => ({
  ...{ id, at, message: null, kept: null },
});
