import { engagementLimits, engagementTimes } from '#contract/agreed-terms.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { engagementsApi } from '#contract/engagements/engagements.ts';

export type TeamMove = CallInput<typeof engagementsApi.moveAsBusiness>['body']['move'];

interface MoveTexts {
  readonly label: string;
  readonly title: (rep: string) => string;
  readonly description: (rep: string) => string;
  readonly confirm: string;
  readonly done: (rep: string) => string;
  readonly look: 'primary' | 'secondary' | 'danger';
  /** What the other side reads with it; null: nothing. */
  readonly note: { readonly label: string; readonly required: boolean } | null;
}

const reason = { label: 'What should be changed', required: true };
const what = { label: 'What happened', required: true };

/** Everything that a business can do with some work, in the order of the buttons. */
export const moveTexts: Record<TeamMove, MoveTexts> = {
  accept: {
    label: 'Accept the work',
    title: (rep) => `Accept the work of ${rep}?`,
    description: (rep) => `The money goes to ${rep} at once. This cannot be undone.`,
    confirm: 'Accept and pay out',
    done: () => 'Work accepted',
    look: 'primary',
    note: null,
  },
  request_changes: {
    label: 'Ask for changes',
    title: (rep) => `Ask ${rep} for changes`,
    description: (rep) =>
      `${rep} submits the hours again. You can ask for changes ${engagementLimits.changeRequests} times.`,
    confirm: 'Ask for changes',
    done: (rep) => `${rep} reads what you ask for`,
    look: 'secondary',
    note: reason,
  },
  vouch: {
    label: 'Somebody was there',
    title: (rep) => `Was ${rep} there, or did somebody stand in?`,
    description: () => 'Then it counts as a check-in, and the work can be handed in.',
    confirm: 'Yes, somebody was there',
    done: () => 'Counted as there',
    look: 'secondary',
    note: null,
  },
  report_no_show: {
    label: 'The rep is not here',
    title: (rep) => `Report that ${rep} is not there?`,
    description: (rep) =>
      `${rep} can appeal within ${engagementTimes.appealHours} hours, or still check in. If they do neither, all of the money comes back to you.`,
    confirm: 'Report it',
    done: () => 'Reported',
    look: 'danger',
    note: { label: 'A word about it', required: false },
  },
  contest: {
    label: 'Somebody was there',
    title: () => 'Say that somebody was there?',
    description: (rep) =>
      `${rep} reported that nobody of yours was there. Both of you then say what happened, and it is decided.`,
    confirm: 'Disagree',
    done: () => 'It is disputed now',
    look: 'primary',
    note: what,
  },
  dispute: {
    label: 'Open a dispute',
    title: (rep) => `Open a dispute with ${rep}?`,
    description: () =>
      `The money stays on hold until the decision. You both have ${engagementTimes.disputeBusinessDays} business days to make a statement.`,
    confirm: 'Open a dispute',
    done: () => 'It is disputed now',
    look: 'danger',
    note: what,
  },
  cancel: {
    label: 'Cancel the work',
    title: (rep) => `Cancel the work of ${rep}?`,
    description: (rep) => `${rep} reads it at once and need not come. This cannot be undone.`,
    confirm: 'Cancel the work',
    done: () => 'Work cancelled',
    look: 'danger',
    note: { label: 'Why', required: false },
  },
};

export const teamMoves = Object.keys(moveTexts) as TeamMove[];
