import { Hourglass } from 'lucide-react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Until when an applicant stands by for a place. */
export function StandbyBadge({ until }: { readonly until: ReceivedApplication['standbyUntil'] }) {
  if (until === null) return null;
  return (
    <Badge tone="info" icon={<Hourglass aria-hidden="true" />}>
      On standby until {formatDateTime(until)}
    </Badge>
  );
}
