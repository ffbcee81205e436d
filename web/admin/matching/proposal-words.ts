import type { ProposalState } from '#contract/matching/options.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

export const stateWords: Record<ProposalState, string> = {
  proposed: 'To review',
  approved: 'Approved',
  dropped: 'Dropped',
};

export const stateTones: Record<ProposalState, BadgeTone> = {
  proposed: 'accent',
  approved: 'success',
  dropped: 'danger',
};
