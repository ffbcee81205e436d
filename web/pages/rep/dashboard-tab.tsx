import { useQuery } from '@tanstack/react-query';
import { Banknote, CalendarClock, ClipboardList, GraduationCap, Search, Users } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { countedJobs } from '#contract/dashboards.ts';
import { repDashboardQuery } from '#web/features/jobs/api.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';

const reasons = [
  {
    Icon: CalendarClock,
    title: 'Flexible schedules',
    text: 'Gigs of days, weeks or months: take those that suit you.',
  },
  { Icon: Banknote, title: 'Competitive pay and bonuses', text: 'Each job says what it pays before you apply.' },
  { Icon: GraduationCap, title: 'Training', text: 'Learn what you sell, and sell more of it.' },
  { Icon: Users, title: 'Team support', text: 'You do not sell alone: ask when you are stuck.' },
];

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
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Card title="Quick Actions">
          <div className="grid gap-3 sm:grid-cols-2">
            <LinkButton to="/rep-portal?tab=browse-jobs" variant="accent" full className="sm:col-span-2">
              Browse Jobs
            </LinkButton>
            <LinkButton to="/rep-portal?tab=my-applications" variant="secondary" full>
              My Applications
            </LinkButton>
            <LinkButton to="/rep-portal?tab=profile" variant="secondary" full>
              My Profile
            </LinkButton>
            <LinkButton to="/rep-portal?tab=browse-jobs&view=saved" variant="secondary" full className="sm:col-span-2">
              Saved jobs and searches
            </LinkButton>
          </div>
        </Card>
        <Card title={`Why Choose ${brand.name}`}>
          <ul className="grid gap-4">
            {reasons.map(({ Icon, title, text }) => (
              <li key={title} className="flex items-start gap-3">
                <span className="grid size-10 shrink-0 place-content-center rounded-control bg-brand-soft text-on-brand-soft">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-ink-soft text-[0.9375rem]">{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}
