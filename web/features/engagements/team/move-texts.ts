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
  /** What the other party reads with it; null: nothing. */
  readonly note: { readonly label: string; readonly required: boolean } | null;
}

const reason = { label: 'What needs to change', required: true };

/** Every action of a business on a gig, in the order of the buttons. */
export const moveTexts: Record<TeamMove, MoveTexts> = {
  accept: {
    label: 'Approve hours',
    title: (rep) => `Approve ${rep}’s hours?`,
    description: (rep) => `We’ll add the money to ${rep}’s wallet now. You can’t undo this.`,
    confirm: 'Approve and pay',
    done: () => 'Hours approved',
    look: 'primary',
    note: null,
  },
  request_changes: {
    label: 'Ask for changes',
    title: (rep) => `Ask ${rep} for changes`,
    description: (rep) =>
      `${rep} submits the hours again. You can ask for changes ${engagementLimits.changeRequests} times.`,
    confirm: 'Ask for changes',
    done: (rep) => `We sent your request to ${rep}`,
    look: 'secondary',
    note: reason,
  },
  vouch: {
    label: 'Confirm attendance',
    title: (rep) => `Was ${rep} or a stand-in there?`,
    description: () => 'This counts as a check-in, so the hours can be submitted.',
    confirm: 'Confirm attendance',
    done: () => 'Attendance confirmed',
    look: 'secondary',
    note: null,
  },
  report_no_show: {
    label: 'Report no-show',
    title: (rep) => `Report ${rep} as a no-show?`,
    description: (rep) =>
      `${rep} can appeal within ${engagementTimes.appealHours} hours, or still check in. If they do neither, we’ll refund you in full.`,
    confirm: 'Report no-show',
    done: () => 'No-show reported',
    look: 'danger',
    note: { label: 'Comment', required: false },
  },
  contest: {
    label: 'Object to the report',
    title: () => 'Object to this report?',
    description: (rep) =>
      `${rep} reported that no one from your business was there. If you object, you’ll both make a statement and our team will decide.`,
    confirm: 'Object to the report',
    done: () => 'Dispute opened',
    look: 'primary',
    note: null,
  },
  dispute: {
    label: 'Open a dispute',
    title: (rep) => `Open a dispute with ${rep}?`,
    description: () =>
      'You’ll both make a statement and our team will decide. We’ll hold the money until this is decided.',
    confirm: 'Open a dispute',
    done: () => 'Dispute opened',
    look: 'danger',
    note: null,
  },
  cancel: {
    label: 'Cancel gig',
    title: (rep) => `Cancel ${rep}’s gig?`,
    description: (rep) => `We’ll notify ${rep} not to come. You can’t undo this.`,
    confirm: 'Cancel gig',
    done: () => 'Gig cancelled',
    look: 'danger',
    note: { label: 'Reason', required: false },
  },
};

export const teamMoves = Object.keys(moveTexts) as TeamMove[];
