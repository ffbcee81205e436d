import type { SupportList } from '#contract/messaging/options.ts';
import type { ReportOutcome } from '#contract/messaging/reports.ts';
import type { Question, QuestionHead } from '#contract/messaging/support.ts';
import { plural } from '#web/lib/format.ts';
import { formatAgo, formatSoon } from '#web/lib/format-time.ts';

export const listWords: Record<SupportList, { label: string; note: string; empty: string; nothing: string }> = {
  unassigned: {
    label: 'Unassigned',
    note: 'Support conversations without an owner, longest wait first.',
    empty: 'No conversations are waiting',
    nothing: 'Every conversation has an owner. New ones appear here automatically.',
  },
  mine: {
    label: 'Mine',
    note: 'Conversations waiting for your answer.',
    empty: 'No conversations are with you',
    nothing: 'Take a conversation from Unassigned.',
  },
  others: {
    label: 'With others',
    note: 'Conversations that other admins are answering.',
    empty: 'No conversations are with others',
    nothing: 'Conversations that other admins take appear here.',
  },
  waiting: {
    label: 'Waiting',
    note: 'Conversations we answered that are waiting for a reply.',
    empty: 'Not waiting for any replies',
    nothing: 'Answered conversations stay here until the user replies or an admin closes them.',
  },
  closed: {
    label: 'Closed',
    note: 'Last closed first. A new message from the user reopens a conversation.',
    empty: 'No closed conversations',
    nothing: 'Closed conversations appear here.',
  },
};

/** "waits 5 minutes", as long as it says. */
export function sinceWords({ status, since }: Pick<QuestionHead, 'status' | 'since'>, now = new Date()): string {
  const ago = formatAgo(since, now);
  if (status === 'open') return ago === 'just now' ? 'Asked just now' : `Asked ${ago}`;
  return status === 'waiting' ? `Answered ${ago}` : `Closed ${ago}`;
}

export function assigneeWords(
  { assignee, status }: Pick<QuestionHead, 'assignee' | 'status'>,
  now = new Date(),
): string {
  if (assignee === null) return status === 'closed' ? 'Closed' : 'Unassigned';
  const who = assignee.mine ? 'With you' : `With ${assignee.email}`;
  return assignee.answerBy === null ? who : `${who}, answer by ${formatSoon(assignee.answerBy, now)}`;
}

/** Until when the claim holds; null: the question isn't waiting for an answer. */
export function dueWords({ assignee }: Pick<QuestionHead, 'assignee'>, now = new Date()): string | null {
  return assignee?.answerBy ? `Answer by ${formatSoon(assignee.answerBy, now)}` : null;
}

export function lookingWords(looking: readonly string[]): string | null {
  if (looking.length === 0) return null;
  return `${looking.join(' and ')} also ${looking.length === 1 ? 'has' : 'have'} this open`;
}

/** What the user has under way; empty: nothing. */
export function openWords({ jobs, applications, work, disputes }: Question['open']): string[] {
  return [
    ...(jobs > 0 ? [plural(jobs, 'open job')] : []),
    ...(applications > 0 ? [plural(applications, 'application')] : []),
    ...(work > 0 ? [`${plural(work, 'gig')} in progress`] : []),
    ...(disputes > 0 ? [plural(disputes, 'dispute')] : []),
  ];
}

export const outcomeNames: Record<ReportOutcome, string> = { no_action: 'No action', warned: 'Warned' };
