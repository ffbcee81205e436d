import type { VettingStatus } from '#contract/vetting/legal.ts';

interface Action {
  readonly from: readonly VettingStatus[];
  readonly to: VettingStatus;
}

/** A reviewer's actions on a case, and its status afterwards. Requesting a document returns it to the user. */
export const reviewActions = {
  approve: { from: ['pending'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  askAgain: { from: ['pending'], to: 'pending' },
  reopen: { from: ['approved', 'rejected'], to: 'pending' },
} as const satisfies Record<string, Action>;

export type ReviewAction = keyof typeof reviewActions;

function mayReview(action: ReviewAction, status: VettingStatus): boolean {
  return (reviewActions[action].from as readonly VettingStatus[]).includes(status);
}

interface Circumstances {
  readonly status: VettingStatus;
  /** The reviewer has claimed the case, and the claim has not expired. */
  readonly claimed: boolean;
  /** The case is about the reviewer's own account. */
  readonly own: boolean;
  /** The user sent something after the reviewer opened it. */
  readonly changed?: boolean;
}

/** Why a reviewer may not take a step now, as a refusal code, or null. */
export function refuseReview(action: ReviewAction, { status, claimed, own, changed }: Circumstances) {
  if (own) return 'vetting.own_case';
  if (!mayReview(action, status)) return status === 'pending' ? 'vetting.not_decided' : 'vetting.already_decided';
  if (!claimed) return 'vetting.claim_required';
  return changed ? 'vetting.changed' : null;
}
