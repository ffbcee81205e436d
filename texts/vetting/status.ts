import type { LegalStanding, VettingStatus } from '#contract/vetting/legal.ts';
import type { StatusText } from '../status.ts';

const reviewed: Record<VettingStatus, StatusText> = {
  approved: { label: 'Legal Verified', tone: 'success' },
  pending: { label: 'Under Review', tone: 'info' },
  rejected: { label: 'Review Required', tone: 'danger' },
};

/** Where a user's verification stands. A signature under an earlier version of the agreement doesn't count. */
export function legalStatusText({ agreement, vetting, documentsAsked }: LegalStanding): StatusText {
  if (agreement !== 'current') return { label: 'Agreement Required', tone: 'accent' };
  // It is the user's turn, as after a rejection.
  if (vetting === 'pending' && documentsAsked) return { ...reviewed.rejected, tone: 'info' };
  return vetting === null ? { label: 'Pending Review', tone: 'info' } : reviewed[vetting];
}
