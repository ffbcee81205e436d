import type { LegalState, VettingStatus } from '#contract/vetting/legal.ts';
import type { StatusText } from '../status.ts';

const reviewed: Record<VettingStatus, StatusText> = {
  approved: { label: 'Legal Verified', tone: 'success' },
  pending: { label: 'Under Review', tone: 'info' },
  rejected: { label: 'Review Required', tone: 'danger' },
};

/** A user's verification status. A signature under an earlier version of the agreement doesn't count. */
export function legalStatusText({ agreement, vetting, documentsAsked }: LegalState): StatusText {
  if (agreement !== 'current') return { label: 'Agreement Required', tone: 'accent' };
  // The user has to act, as after a rejection.
  if (vetting === 'pending' && documentsAsked) return { ...reviewed.rejected, tone: 'info' };
  return vetting === null ? { label: 'Pending Review', tone: 'info' } : reviewed[vetting];
}
