import type { RepApplication } from '#contract/applications/applications.ts';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import { isDecided } from '#domain/applications/application-lifecycle.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx';

const titles: Record<ApplicationStatus, string> = {
  pending: 'Applied',
  interview: 'Invited to an interview',
  accepted: 'Accepted',
  rejected: 'Not chosen this time',
  withdrawn: 'Withdrawn',
  ended: 'The gig ended early',
};

const stopped: Record<ApplicationStatus, boolean> = {
  pending: false,
  interview: false,
  accepted: false,
  rejected: true,
  withdrawn: true,
  ended: true,
};

/** The history of an application, with the business's notes. */
export function StepsTimeline({ steps, noteFrom }: { steps: RepApplication['steps']; noteFrom: string }) {
  const entries = steps.map(({ status, at, note }, index): TimelineEntry => {
    const isLast = index === steps.length - 1;
    return {
      id: `${status} ${at}`,
      title: status === 'pending' && index > 0 ? 'Applied again' : titles[status],
      time: formatDateTime(at),
      moment: at,
      tone: stopped[status] ? 'stopped' : isLast && !isDecided(status) ? 'current' : 'done',
      body: note ? (
        <>
          <span className="text-ink-soft">{noteFrom}: </span>
          <span className="whitespace-pre-line">{note}</span>
        </>
      ) : null,
    };
  });
  return <Timeline entries={entries} />;
}
