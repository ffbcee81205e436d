import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import type { Result } from '#contract/endpoint.ts';
import type { engagementsApi } from '#contract/engagements/engagements.ts';
import { describeSubmission } from '#texts/jobs/submission.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { DisputePanel } from '../disputes/panel.tsx';
import { useLookAt, useOurTime } from '../use-our-time.ts';
import { WorkAction } from './action.tsx';
import { attendanceQuery } from './api.ts';
import { milestoneNow, turnsOf } from './due-action.ts';
import { WorkFacts } from './facts.tsx';
import { WorkMore } from './more.tsx';
import { WorkRecords } from './records.tsx';
import { SafeArrival } from './safe-arrival.tsx';
import { WorkStatusCard } from './status-card.tsx';
import { WorkSubmittedHours } from './submitted-hours.tsx';
import { WorkTimeline } from './timeline.tsx';
import { WorkWeeks } from './weeks.tsx';

type Shown = Result<typeof engagementsApi.show>;

interface WorkPageProps {
  readonly work: Shown;
  /** When it was received, by the phone's clock. */
  readonly at: number;
  readonly look: () => unknown;
  /** The day's code, if scanned. */
  readonly code?: string | undefined;
  /** Additional sections: its terms. */
  readonly children?: ReactNode;
}

/** A rep's gig, for the rep: what to do now, then everything about it. */
export function WorkPage({ work, at, look, code, children }: WorkPageProps) {
  const ourTime = { now: work.now, at };
  const now = useOurTime(ourTime);
  useLookAt(
    work.milestones.flatMap(turnsOf),
    ourTime,
    useCallback(() => void look(), [look]),
  );
  const attendance = useQuery(attendanceQuery(work.id));
  const { handIns, pictures } = attendance.data ?? { handIns: [], pictures: [] };
  const asks = describeSubmission(work);
  const milestone = milestoneNow(work, now);
  if (!milestone) return null;
  const props = { work, milestone, now, code };
  const asked =
    milestone.status === 'active'
      ? work.steps.find((step) => step.milestone === milestone.number && step.move === 'request_changes')
      : undefined;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-6">
        <WorkStatusCard
          {...props}
          action={
            <>
              {asked ? (
                <Alert tone="warning" title={`${work.companyName} asks for changes`}>
                  <span className="whitespace-pre-line">{asked.note}</span>
                </Alert>
              ) : null}
              <WorkAction {...props} />
              <WorkRecords engagementId={work.id} />
            </>
          }
        >
          <WorkMore {...props} />
        </WorkStatusCard>
        <DisputePanel work={work} />
      </div>
      <div className="grid min-w-0 gap-6 lg:row-span-2">
        <Card title="When and where">
          <WorkFacts work={work} now={now} />
        </Card>
        <SafeArrival work={work} now={now} />
        {work.milestones.length > 1 ? <WorkWeeks work={work} /> : null}
        <Card title="What you do">
          <p className="whitespace-pre-line break-words text-[0.9375rem] leading-normal">{work.tasks}</p>
          {asks ? <p className="mt-3 text-[0.9375rem] text-ink-soft">To submit: {asks}.</p> : null}
        </Card>
      </div>
      <div className="grid min-w-0 gap-6">
        {children}
        {isAwaited(attendance) ? <Pending /> : null}
        {handIns.length > 0 ? (
          <WorkSubmittedHours work={work} handIns={handIns} pictures={pictures} weeks={work.milestones.length} />
        ) : null}
        <Card title="What happened" folded={work.steps.length > 4}>
          <WorkTimeline work={work} />
        </Card>
      </div>
    </div>
  );
}
