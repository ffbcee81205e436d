import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CalendarCheck, Handshake, Inbox, Megaphone, Plus, Radio, UserCheck, Wallet } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { businessTabAddress, newJobAddress, receivedAddress } from '#contract/site/portal-addresses.ts';
import { InterviewWeek } from '#web/features/applications/interviews/interview-week.tsx';
import { businessDashboardQuery } from '#web/features/dashboards/api.ts';
import { AttentionCard } from '#web/features/dashboards/attention-card.tsx';
import { BenefitList } from '#web/features/dashboards/benefit-list.tsx';
import { BusinessFirstSteps } from '#web/features/dashboards/business-first-steps.tsx';
import { teamNearQuery } from '#web/features/engagements/team/api.ts';
import { TeamNearCard } from '#web/features/engagements/team/team-near.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatCount, formatRand } from '#web/lib/format.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';

const benefits = [
  {
    Icon: BadgeCheck,
    title: 'Verified reps',
    text: 'Every applicant has signed our agreement, and our team has checked their ID.',
  },
  { Icon: CalendarCheck, title: 'For days or for months', text: 'Hire only for as long as you need.' },
  { Icon: UserCheck, title: 'You choose', text: 'Compare and interview applicants before you accept one.' },
  { Icon: Radio, title: 'Always up to date', text: 'Applications and answers appear as soon as they’re sent.' },
];

export default function DashboardTab() {
  const { business } = useMe();
  const dashboard = useQuery(businessDashboardQuery);
  const near = useQuery(teamNearQuery);
  const { data } = dashboard;
  const atWork = data !== undefined && data.jobsPosted > 0;
  const shown = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));
  return (
    <>
      <PageHeader
        title={`Welcome, ${business?.companyName ?? 'Your Company'}`}
        description="Post jobs, meet reps and hire the best."
      />
      {data || !dashboard.error ? (
        <div className="grid gap-6">
          {data && !isAwaited(near) ? (
            data.jobsPosted === 0 ? (
              <BusinessFirstSteps />
            ) : (
              <>
                <TeamNearCard near={near} />
                <AttentionCard attention={data.attention} quiet={(near.data?.shifts.length ?? 0) > 0} />
              </>
            )
          ) : (
            <SkeletonCards label="Loading your dashboard" />
          )}
          {data?.jobsPosted === 0 ? null : <InterviewWeek />}
          <div className="grid halves gap-3 md:gap-4 xl:grid-cols-4">
            <StatCard
              label="Total Jobs Posted"
              value={shown(data?.jobsPosted)}
              icon={<Megaphone aria-hidden="true" />}
            />
            <StatCard
              label="Active Applications"
              value={shown(data?.activeApplications)}
              note="Pending or in interview"
              icon={<Inbox aria-hidden="true" />}
            />
            <StatCard
              label="Total Spent"
              value={data && formatRand(data.totalSpentCents)}
              note="Paid for completed gigs"
              icon={<Wallet aria-hidden="true" />}
            />
            <StatCard label="Hired Reps" value={shown(data?.hiredReps)} icon={<Handshake aria-hidden="true" />} />
          </div>
        </div>
      ) : (
        <QueryTrouble error={dashboard.error} busy={dashboard.isFetching} onRetry={() => void dashboard.refetch()} />
      )}
      <div className="mt-6 grid gap-6">
        <Card title="Quick Actions">
          <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
            <LinkButton
              to={newJobAddress()}
              variant="accent"
              icon={<Plus aria-hidden="true" className="size-5" />}
              full="phone"
            >
              Post a New Job
            </LinkButton>
            <LinkButton to={receivedAddress()} variant="secondary" full="phone">
              View Applications
            </LinkButton>
            <LinkButton to={businessTabAddress('training')} variant="secondary" full="phone">
              Upload Training Materials
            </LinkButton>
          </div>
        </Card>
        <BenefitList title={`Why Choose ${brand.name}`} benefits={benefits} wide folded={atWork} />
      </div>
    </>
  );
}
