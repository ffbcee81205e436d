import type { ApplicationStatus } from '#contract/applications/options.ts';
import { applicationStatusLabels } from '#domain/applications/application-lifecycle.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

export const applicationTones: Record<ApplicationStatus, BadgeTone> = {
  pending: 'neutral',
  interview: 'accent',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  ended: 'neutral',
};

export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={applicationTones[status]}>{applicationStatusLabels[status]}</Badge>;
}
