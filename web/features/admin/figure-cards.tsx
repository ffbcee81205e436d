import { useQuery } from '@tanstack/react-query';
import { Briefcase, UserCheck, Users } from 'lucide-react';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatCount } from '#web/lib/format.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { adminFiguresQuery } from './api.ts';
import { growthText } from './growth-text.ts';

const cards = [
  { name: 'totalUsers', label: 'Total Users', Icon: Users },
  { name: 'activeJobs', label: 'Active Jobs', Icon: Briefcase },
  { name: 'activeReps', label: 'Active Reps', Icon: UserCheck, meaning: 'Applied within a month. ' },
] as const;

/** What the marketplace is doing, against a month ago. */
export function FigureCards() {
  const { data, error, isFetching, refetch } = useQuery(adminFiguresQuery);
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <section
      aria-label="Figures"
      className="mb-8 grid grid-cols-2 gap-3 *:last:max-sm:col-span-2 sm:grid-cols-3 md:gap-4"
    >
      {cards.map(({ name, label, Icon, ...card }) => {
        const figure = data?.[name];
        const meaning = 'meaning' in card ? card.meaning : '';
        return (
          <StatCard
            key={name}
            label={label}
            value={figure && formatCount(figure.now)}
            note={figure && `${meaning}${growthText(figure)}`}
            icon={<Icon aria-hidden="true" />}
          />
        );
      })}
    </section>
  );
}
