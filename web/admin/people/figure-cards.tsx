import { useQuery } from '@tanstack/react-query';
import { Banknote, Briefcase, type LucideIcon, UserCheck, Users } from 'lucide-react';
import type { AdminFigure, AdminFigures } from '#contract/admin/admin.ts';
import type { AdminPermission } from '#contract/operators/roles.ts';
import type { AdminTab } from '#contract/site/portal-addresses.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatCount, formatRand } from '#web/lib/format.ts';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { adminFiguresQuery } from './api.ts';

interface FigureCard {
  readonly name: keyof AdminFigures;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly meaning?: string;
  readonly format: (value: number) => string;
  /** Where its rows are, and which roles may see them. */
  readonly tab: AdminTab;
  readonly only?: Readonly<Record<string, string>>;
  readonly needs: AdminPermission;
}

const cards: readonly FigureCard[] = [
  {
    ...{ name: 'totalUsers', label: 'Total Users', Icon: Users, format: formatCount },
    ...{ tab: 'users', needs: 'users.read' },
  },
  {
    ...{ name: 'activeJobs', label: 'Active Jobs', Icon: Briefcase, format: formatCount },
    ...{ tab: 'jobs', only: { status: 'active' }, needs: 'jobs.read' },
  },
  {
    ...{ name: 'platformEarnings', label: 'Platform Earnings', Icon: Banknote, format: formatRand },
    ...{ meaning: 'Commission and subscriptions. ', tab: 'analytics', needs: 'analytics.read' },
  },
  {
    ...{ name: 'activeReps', label: 'Active Reps', Icon: UserCheck, format: formatCount },
    ...{ meaning: 'Applied in the past month. ', tab: 'users', needs: 'users.read' },
  },
];

/** Key figures of the marketplace, compared with a month ago. */
export function FigureCards() {
  const may = useAdminMay();
  const { data, error, isFetching, refetch } = useQuery(adminFiguresQuery);
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  const among = cards.map(({ name, format }) => data && format(data[name].now));
  return (
    // Notes and charts make each card taller: remounted with the figures.
    <section
      key={data ? 'figures' : 'loading'}
      data-pending={data ? undefined : ''}
      aria-label="Figures"
      className="mb-8 grid halves gap-3 md:gap-4 xl:grid-cols-4"
    >
      {cards.map(({ name, label, Icon, meaning = '', format, tab, only, needs }) => {
        const figure = data?.[name];
        const from = figure?.months[0] ?? 0;
        return (
          <StatCard
            key={name}
            label={label}
            value={figure && format(figure.now)}
            among={among}
            note={figure && `${meaning}${growthText(figure)}`}
            icon={<Icon aria-hidden="true" />}
            to={may(needs) ? `${adminPath}?${new URLSearchParams({ tab, ...only })}` : undefined}
            chart={
              figure && (
                <Sparkline
                  values={figure.months}
                  label={`Over a year: from ${format(from)} to ${format(figure.now)}`}
                />
              )
            }
          />
        );
      })}
    </section>
  );
}

/** How a figure changed within a month: `+12% in the past month`. */
export function growthText({ now, monthAgo }: Pick<AdminFigure, 'now' | 'monthAgo'>): string {
  if (now === monthAgo) return 'No change in the past month';
  if (monthAgo === 0) return 'Zero a month ago';
  if (monthAgo < 0) return 'Negative a month ago';
  const percent = Math.round(((now - monthAgo) / monthAgo) * 100);
  if (percent === 0) return `${now > monthAgo ? 'Up' : 'Down'} by less than 1% in the past month`;
  return `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))}% in the past month`;
}
