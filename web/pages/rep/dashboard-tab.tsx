import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Search } from 'lucide-react';
import { countedJobs } from '#contract/dashboards.ts';
import { repDashboardQuery } from '#web/features/jobs/api.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';

export function DashboardTab() {
  const { rep } = useMe();
  const { data } = useQuery(repDashboardQuery);
  const shown = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));
  return (
    <>
      <PageHeader
        title={`Welcome, ${rep?.fullName ?? 'Rep'}`}
        description="Find a gig, apply in a minute, see the answer here."
      />
      <div className="grid grid-cols-2 gap-3 md:gap-4">
        <StatCard
          label="Total Applications"
          value={shown(data?.applications)}
          note="Jobs applied to"
          icon={<ClipboardList aria-hidden="true" />}
        />
        <StatCard
          label="Available Jobs"
          value={data && data.availableJobs > countedJobs ? `${formatCount(countedJobs)}+` : shown(data?.availableJobs)}
          note="Open positions"
          icon={<Search aria-hidden="true" />}
        />
      </div>
      <Card title="Quick Actions" className="mt-6">
        <div className="flex flex-col gap-3 md:flex-row">
          <LinkButton to="/rep-portal?tab=browse-jobs" variant="accent" full="phone">
            Browse Jobs
          </LinkButton>
          <LinkButton to="/rep-portal?tab=my-applications" variant="secondary" full="phone">
            My Applications
          </LinkButton>
        </div>
      </Card>
    </>
  );
}
