import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { WorkBadge } from './work-badge.tsx';
import type { DeedProps } from './work-deed-props.ts';
import { WorkMoney } from './work-money.tsx';
import { nextShift } from './work-stand.ts';
import { nameNearDay, nameSpanOf, standWords } from './work-words.ts';

interface WorkStandsProps extends DeedProps {
  readonly level?: 2 | 3;
  /** The title of the work, where the page is of several. */
  readonly named?: ReactNode;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Where some work stands: what to do now and until when, what is funded, and how long until it begins. */
export function WorkStands({ work, milestone, now, named, level = 2, children }: WorkStandsProps) {
  const { title, text } = standWords(work, milestone, now);
  const week = work.milestones.length > 1 ? `Week ${milestone.number}: ` : '';
  const shift = nextShift(work, now);
  const isAhead = shift !== null && shift.start > now;
  return (
    <Card
      level={level}
      title={named ?? `${week}${title}`}
      description={
        shift && work.schedule
          ? `${isAhead ? `${nameNearDay(shift.day, now)} ${work.schedule.from}, in ${nameSpanOf(shift.start.getTime() - now.getTime())}` : `${nameNearDay(shift.day, now)} until ${work.schedule.to}`}`
          : undefined
      }
      action={<WorkBadge status={milestone.status} />}
      className="min-w-0 break-words"
    >
      <div className="grid gap-4">
        <div>
          {named ? <p className="font-semibold text-lg leading-snug">{`${week}${title}`}</p> : null}
          <p className="leading-normal">{text}</p>
        </div>
        {children}
        <WorkMoney work={work} milestone={milestone} now={now} />
      </div>
    </Card>
  );
}
