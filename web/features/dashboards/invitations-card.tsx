import { CalendarClock } from 'lucide-react';
import { trackerAddress } from '#contract/site/portal-addresses.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import type { RepDashboard } from './api.ts';
import { LinkRows } from './link-rows.tsx';

/** Interviews whose times the rep has yet to answer. */
export function InvitationsCard({ invitations }: { readonly invitations: RepDashboard['invitations'] }) {
  return (
    <Card title="Invitations to answer" flush>
      <LinkRows
        rows={invitations.map(({ interviewId, companyName, jobTitle, since }) => ({
          id: interviewId,
          to: trackerAddress('interview'),
          Icon: CalendarClock,
          pressing: true,
          title: `${companyName} invites you to an interview`,
          note: `${jobTitle} · ${formatAgo(since)}`,
        }))}
      />
    </Card>
  );
}
