import { Award, Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { pointsFor } from '#contract/courses/options.ts';
import type { PointsSummary } from '#contract/courses/points.ts';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { formatCount, plural } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ProgressBar } from '../progress-bar.tsx';

interface LevelCardProps {
  readonly standing: PointsSummary;
  readonly children?: ReactNode;
}

/** A rep's learning results: the level, the distance to the next, and the streak of days. */
export function LevelCard({ standing: { total, level, nextLevel, streak }, children }: LevelCardProps) {
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <Award aria-hidden="true" className="size-6 shrink-0 text-brand" />
          {level.name}
        </span>
      }
      action={<span className="figures font-bold font-display text-2xl text-brand">{formatCount(total)} XP</span>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {nextLevel ? (
          <div className="grid gap-1.5">
            <ProgressBar
              label={`On the way to ${nextLevel.name}`}
              percent={Math.floor((100 * (total - level.from)) / (nextLevel.from - level.from))}
            />
            <p className="text-ink-soft text-sm">
              {formatCount(nextLevel.from - total)} XP to {nextLevel.name}
            </p>
          </div>
        ) : null}
        {streak.days > 0 ? (
          <p className="flex items-start gap-2 text-[0.9375rem]">
            <Flame aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            <span>
              <b>{plural(streak.days, 'day')} in a row.</b>{' '}
              {streak.today ? 'You’ve done today’s.' : 'Finish a lesson or its questions today to keep it going.'}
            </span>
          </p>
        ) : null}
        {total === 0 ? (
          <p className="text-[0.9375rem]">
            Each lesson gives {pointsFor.lesson} XP, and businesses see your level when you apply.{' '}
            <TextLink to={repTabAddress('training')}>Find a course</TextLink>
          </p>
        ) : null}
        {children}
      </div>
    </Card>
  );
}
