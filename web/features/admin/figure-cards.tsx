import { useQuery } from '@tanstack/react-query';
import { Banknote, Briefcase, UserCheck, Users } from 'lucide-react';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatCount, formatRand } from '#web/lib/format.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { adminFiguresQuery } from './api.ts';
import { growthText } from './growth-text.ts';

const cards = [
  { name: 'totalUsers', label: 'Total Users', Icon: Users },
  { name: 'activeJobs', label: 'Active Jobs', Icon: Briefcase },
  {
    name: 'platformEarnings',
    label: 'Platform Earnings',
    Icon: Banknote,
    meaning: 'Commission and subscriptions. ',
    format: formatRand,
  },
  { name: 'activeReps', label: 'Active Reps', Icon: UserCheck, meaning: 'Applied within a month. ' },
] as const;

/** What the marketplace is doing, against a month ago. */
export function FigureCards() {
  const { data, error, isFetching, refetch } = useQuery(adminFiguresQuery);
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <section aria-label="Figures" className="mb-8 grid halves gap-3 md:gap-4 xl:grid-cols-4">
      {cards.map(({ name, label, Icon, ...card }) => {
        const figure = data?.[name];
        const format = 'format' in card ? card.format : formatCount;
        const meaning = 'meaning' in card ? card.meaning : '';
        return (
          <StatCard
            key={name}
            label={label}
            value={figure && format(figure.now)}
            note={figure && `${meaning}${growthText(figure)}`}
            icon={<Icon aria-hidden="true" />}
          />
        );
      })}
    </section>
  );
}
