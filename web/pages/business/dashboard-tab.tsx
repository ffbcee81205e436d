import { useQuery } from '@tanstack/react-query';
import { Handshake, Inbox, Megaphone, Plus } from 'lucide-react';
import { businessDashboardQuery } from '#web/features/jobs/api.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';

export function DashboardTab() {
  const { business } = useMe();
  const { data } = useQuery(businessDashboardQuery);
  const shown = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));
  return (
    <>
      <PageHeader
        title={`Welcome, ${business?.companyName ?? 'Your Company'}`}
        description="Post the work, meet the reps, choose who starts."
      />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        <StatCard label="Total Jobs Posted" value={shown(data?.jobsPosted)} icon={<Megaphone aria-hidden="true" />} />
        <StatCard
          label="Active Applications"
          value={shown(data?.activeApplications)}
          note="Waiting for you"
          icon={<Inbox aria-hidden="true" />}
        />
        <StatCard label="Hired Reps" value={shown(data?.hiredReps)} icon={<Handshake aria-hidden="true" />} />
      </div>
      <Card title="Quick actions" className="mt-6">
        <div className="flex flex-col gap-3 md:flex-row">
          <LinkButton
            to="/dashboard/jobs/new"
            variant="accent"
            icon={<Plus aria-hidden="true" className="size-5" />}
            full="phone"
          >
            Post a New Job
          </LinkButton>
          <LinkButton to="/dashboard?tab=my-jobs" variant="secondary" full="phone">
            View Applications
          </LinkButton>
        </div>
      </Card>
    </>
  );
}
