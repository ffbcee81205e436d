import type { Approval, ApprovalStatus } from '#contract/operators/approvals.ts';
import { newAccountDays } from '#contract/operators/two-people.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

export const statusWords: Readonly<Record<ApprovalStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  open: { label: 'Waiting', tone: 'accent' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

/** Whom an open proposal waits for, to someone who can't approve it. */
export function waitsFor({ approvers, proposedBy }: Approval, reader: string): string {
  if (approvers.length > 0) return `Waiting for ${approvers.join(' or ')}.`;
  const nobody = `No other admin can approve this yet. An owner can add one under Team. A new admin can approve after ${newAccountDays} days.`;
  return proposedBy === reader ? nobody : `You can’t approve this. ${nobody}`;
}
