import type { Engagement } from '#contract/engagements/engagements.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { formatRand } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { WorkBadge } from './badge.tsx';

/** A gig over several weeks, each funded, worked and paid separately. */
export function WorkWeeks({ work: { milestones, salesTerms } }: { readonly work: Engagement }) {
  return (
    <Card title="Week by week" description="Each week is paid separately.">
      <ul className="grid gap-4">
        {milestones.map((one) => (
          <li key={one.id} className="flex flex-wrap items-start justify-between gap-2">
            <span className="min-w-0">
              <span className="block font-semibold">Week {one.number}</span>
              <span className="figures block text-ink-soft text-sm">
                {nameDays(one.days)} · {salesTerms ? 'up to ' : ''}
                {formatRand(one.takeHomeCents)}
              </span>
            </span>
            <WorkBadge milestone={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
