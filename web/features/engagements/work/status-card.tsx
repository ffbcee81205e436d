import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { TermsToAnswer } from '../terms/to-answer.tsx';
import type { WorkActionProps } from './action-props.ts';
import { WorkBadge } from './badge.tsx';
import { fundedWords, shiftWords, statusWords, theirsWords } from './status-words.ts';

interface WorkStatusCardProps extends WorkActionProps {
  readonly level?: 2 | 3;
  /** The gig's title, if the page shows several. */
  readonly named?: ReactNode;
  /** The action on it. */
  readonly action: ReactNode;
  /** Further notes and actions. */
  readonly children?: ReactNode;
}

/** Status of a gig: what to do now and by when, what is funded, and how long until it begins. */
export function WorkStatusCard({ work, milestone, now, named, level = 2, action, children }: WorkStatusCardProps) {
  const { title, text } = statusWords(work, milestone, now);
  const week = work.milestones.length > 1 ? `Week ${milestone.number}: ` : '';
  return (
    <Card
      level={level}
      title={named ?? `${week}${title}`}
      description={shiftWords(work, milestone, now)}
      action={<WorkBadge milestone={milestone} beside={title} />}
      className="min-w-0 break-words"
    >
      <div className="grid gap-4">
        <div>
          {named ? <p className="font-semibold text-lg leading-snug">{`${week}${title}`}</p> : null}
          <p className="leading-normal">{text}</p>
        </div>
        <TermsToAnswer work={work} />
        {action}
        <WorkMoney work={work} milestone={milestone} now={now} />
        {children}
      </div>
    </Card>
  );
}

/** What is funded, and when it is the rep's; renders nothing if nothing is held. */
function WorkMoney({ work, milestone, now }: WorkActionProps) {
  const funded = fundedWords(milestone, now);
  if (funded === null) return null;
  const theirs = theirsWords(work, milestone, now);
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-success-soft px-3.5 py-3 text-[0.9375rem] text-on-success-soft leading-normal">
      <Banknote aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <strong className="figures">{funded}</strong>
        {theirs === null ? null : ` ${theirs}`}
      </span>
    </p>
  );
}
