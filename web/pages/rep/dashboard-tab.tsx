import { useQuery } from '@tanstack/react-query';
import { Banknote, CalendarClock, ClipboardList, GraduationCap, Search, Trophy, Users, Wallet } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { countedJobs } from '#contract/dashboards/options.ts';
import { repTabAddress, trackerAddress } from '#contract/site/portal-addresses.ts';
import { nextGigsQuery } from '#web/features/applications/gig/api.ts';
import { LevelCard } from '#web/features/courses/points/level-card.tsx';
import { type RepDashboard, repDashboardQuery } from '#web/features/dashboards/api.ts';
import { BenefitList } from '#web/features/dashboards/benefit-list.tsx';
import { InvitationsCard } from '#web/features/dashboards/invitations-card.tsx';
import { NewsCard } from '#web/features/dashboards/news-card.tsx';
import { NextInterviewCard } from '#web/features/dashboards/next-interview-card.tsx';
import { ProfileReminder } from '#web/features/dashboards/profile-reminder.tsx';
import { RepFirstSteps } from '#web/features/dashboards/rep-first-steps.tsx';
import { useNewsSeen } from '#web/features/dashboards/use-news-seen.ts';
import { NearWork, NextWork } from '#web/features/engagements/next-work.tsx';
import { useRunningWork } from '#web/features/engagements/work/use-running-work.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { walletQuery } from '#web/features/payouts/api.ts';
import { PaydayLink } from '#web/features/payouts/payday-link.tsx';
import { repProfileQuery } from '#web/features/profiles/api.ts';
import { AskRepTags } from '#web/features/profiles/ask-rep-tags.tsx';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatCount, formatRand } from '#web/lib/format.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';

const reasons = [
  {
    Icon: CalendarClock,
    title: 'Flexible schedules',
    text: 'Choose gigs of days, weeks or months that suit you.',
  },
  { Icon: Banknote, title: 'Competitive pay and bonuses', text: 'Each job says what it pays before you apply.' },
  { Icon: GraduationCap, title: 'Training', text: 'Learn about what you sell, and sell more of it.' },
  { Icon: Users, title: 'Team support', text: 'You’re not on your own. Ask us when you’re stuck.' },
];

export default function DashboardTab() {
  const { rep } = useMe();
  const dashboard = useQuery(repDashboardQuery);
  const gigs = useQuery(nextGigsQuery);
  const running = useRunningWork();
  const wallet = useQuery(walletQuery);
  const profile = useQuery(repProfileQuery);
  useNewsSeen();
  const { data } = dashboard;
  // A rep with current work knows the way, and is here for the news.
  const atWork = data !== undefined && data.applications > 0;
  // They appear together: a later one would push the rest down.
  const isWhole = ![gigs, running, wallet].some(isAwaited);
  const shown = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));
  return (
    <>
      <PageHeader
        title={`Welcome, ${rep?.fullName ?? 'Rep'}`}
        description="Find a gig, apply in minutes and see the answer here."
      />
      {data || !dashboard.error ? (
        <div className="grid gap-6">
          {data?.applications === 0 ? <RepFirstSteps /> : null}
          {data && isWhole ? null : <SkeletonCards label="Loading your dashboard" />}
          {atWork && isWhole ? (
            <>
              <NearWork running={running} />
              <PaydayLink wallet={wallet.data} />
              <Waiting dashboard={data} />
              <NextWork running={running} gigs={gigs} />
            </>
          ) : null}
          <div className="grid halves gap-3 md:gap-4 xl:grid-cols-4">
            <StatCard
              label="Total Applications"
              value={shown(data?.applications)}
              note="Jobs applied to"
              icon={<ClipboardList aria-hidden="true" />}
            />
            <StatCard
              label="Available Jobs"
              value={
                data && data.availableJobs > countedJobs ? `${formatCount(countedJobs)}+` : shown(data?.availableJobs)
              }
              note="Open positions"
              icon={<Search aria-hidden="true" />}
            />
            <StatCard
              label="Total Earnings"
              value={data && formatRand(data.totalEarningsCents)}
              note="Lifetime earnings"
              icon={<Wallet aria-hidden="true" />}
            />
            <StatCard
              label="Completed Gigs"
              value={shown(data?.completedGigs)}
              note="Successful projects"
              icon={<Trophy aria-hidden="true" />}
            />
          </div>
          {data ? <LevelCard standing={data.points} /> : null}
          {data && data.applications > 0 ? <ProfileReminder /> : null}
          {data && profile.data ? <AskRepTags profile={profile.data} /> : null}
        </div>
      ) : (
        <QueryTrouble error={dashboard.error} busy={dashboard.isFetching} onRetry={() => void dashboard.refetch()} />
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Card title="Quick Actions" folded={atWork}>
          <div className="grid gap-3 sm:grid-cols-2">
            <LinkButton to={repTabAddress('browse-jobs')} variant="accent" full>
              Browse Jobs
            </LinkButton>
            <LinkButton to={trackerAddress()} variant="secondary" full>
              My Applications
            </LinkButton>
            <LinkButton to={repTabAddress('training')} variant="secondary" full>
              Training
            </LinkButton>
            <LinkButton to={repTabAddress('profile')} variant="secondary" full>
              My Profile
            </LinkButton>
            <LinkButton
              to={repTabAddress('browse-jobs', { view: 'saved' })}
              variant="secondary"
              full
              className="sm:col-span-2"
            >
              Saved jobs and searches
            </LinkButton>
          </div>
        </Card>
        <BenefitList title={`Why Choose ${brand.name}`} benefits={reasons} folded={atWork} />
      </div>
    </>
  );
}

const column = 'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-6 empty:hidden';

/** What needs the rep's attention first. */
function Waiting({ dashboard: { invitations, nextInterview, news } }: { readonly dashboard: RepDashboard }) {
  const notified = new Set([...invitations, ...(nextInterview ? [nextInterview] : [])].map((one) => one.applicationId));
  return (
    <div className="flex not-has-[section]:hidden flex-col gap-6 lg:flex-row lg:items-start">
      <div className={column}>{nextInterview ? <NextInterviewCard interview={nextInterview} /> : null}</div>
      <div className={column}>
        {invitations.length > 0 ? <InvitationsCard invitations={invitations} /> : null}
        <NewsCard news={news} notified={notified} />
      </div>
    </div>
  );
}
