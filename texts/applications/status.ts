import type { InterviewStatus } from '#contract/applications/interview.ts';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import type { StatusText } from '../status.ts';

export const applicationStatusTexts: Record<ApplicationStatus, StatusText> = {
  pending: { label: 'Pending', tone: 'neutral' },
  interview: { label: 'Interview', tone: 'accent' },
  accepted: { label: 'Accepted', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
};

export const interviewStatusTexts: Record<InterviewStatus, StatusText> = {
  proposed: { label: 'Waiting for an answer', tone: 'accent' },
  accepted: { label: 'Agreed', tone: 'success' },
  declined: { label: 'No suitable time', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  replaced: { label: 'New times proposed', tone: 'neutral' },
};
